import { expect, type Page } from '@playwright/test'
import { administrator } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login, register } from './pages/account.ts'

const visitor = { email: 'pat@ridge.example', password: 'hooks99', name: 'Pat', company: 'Ridge Solar' } as const

const left = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

test('calculations are bought on the page of plans, restored once, and granted by invoice', async ({
  page,
  browser,
}) => {
  await register(page, visitor)
  await page.goto('/plans')
  await expect(page.getByText(/^No paid period runs now/)).toBeVisible()

  await test.step('the store of the device sells a month', async () => {
    await page.getByRole('button', { name: 'Subscribe to Monthly, 30 calculations' }).click()
    await left(page, '30 of 30 calculations')
  })

  await test.step('what the server does not answer is kept on the device, and recorded after a restart', async () => {
    await page.route('**/api/subscription/purchase', (route) => route.abort())
    await page.getByRole('button', { name: 'Subscribe to Monthly, 30 calculations' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You have paid' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'You have paid' })).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await left(page, '60 of 60 calculations')
    await expect(page.getByText('You have paid')).toBeHidden()
  })

  await test.step('restoring adds nothing', async () => {
    await page.getByRole('button', { name: 'Restore purchases' }).click()
    await expect(page.getByText('Purchases restored')).toBeVisible()
    await left(page, '60 of 60 calculations')
  })

  await test.step('everything fits a phone, and the account can be managed and deleted from here', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expect(page.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', '/deleteAccount')
    await expect(page.getByRole('link', { name: 'Account and devices' }).first()).toBeVisible()
  })

  await test.step('an administrator grants a period by invoice, once', async () => {
    const office = await (await browser.newContext()).newPage()
    await office.goto(page.url())
    await login(office, administrator, /\/console/)
    await office.goto(`${new URL(page.url()).origin}/console?table=companies&search=Ridge`)
    await office.getByRole('button', { name: 'Grant a period to Ridge Solar' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
    await expect(dialog).toContainText('Please Input Invoice number!')
    await dialog.getByLabel('Invoice number').fill('2026-117')
    await dialog.getByLabel('Calculations').fill('300')
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
    await expect(office.getByText('Saved')).toBeVisible()
    await office.getByRole('button', { name: 'Grant a period to Ridge Solar' }).click()
    await dialog.getByLabel('Invoice number').fill('2026-117')
    await dialog.getByLabel('Calculations').fill('300')
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
    await expect(dialog).toContainText('A period was granted to this company for this invoice already!')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('link', { name: 'Periods by invoice' }).click()
    await expect(office.getByRole('listitem').filter({ hasText: '2026-117' })).toContainText(administrator.email)
    await office.context().close()
  })

  await test.step('the company calculates from it', async () => {
    await page.reload()
    await left(page, '360 of 360 calculations')
    await expect(page.getByText(/^By invoice, for your company: 300 calculations until /)).toBeVisible()
  })

  await test.step('restoring into another account says why it is refused', async () => {
    await page.evaluate(() => localStorage.removeItem('soundroof.user'))
    await register(page, { ...visitor, email: 'kim@ridge.example', name: 'Kim', company: 'Valley Solar' })
    await page.goto('/plans')
    await page.getByRole('button', { name: 'Restore purchases' }).click()
    await expect(page.getByText(/^This purchase belongs to another account!/).first()).toBeVisible()
    await expect(page.getByText(/^No paid period runs now/)).toBeVisible()
  })
})
