import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { administrator, engineer, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { clampedShed } from './pages/roofs.ts'
import {
  addPhotos,
  atStep,
  choose,
  completeStep,
  enter,
  here,
  nameProject,
  next,
  startProject,
} from './pages/wizard.ts'

const phone = '02 5550 4321'
const name = 'Long seam 350'

const place = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title })).toHaveAttribute(
    'aria-current',
    'page',
  )
}

/** The registration of an engineer is renewed. */
const renew = async (page: Page, email: string): Promise<void> => {
  await place(page, 'Users')
  await page.locator('[name="search"]').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByText(email, { exact: true }) })
  await row.getByRole('button', { name: /^Registration of / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Registration number').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Please Input Registration number!')
  await dialog.getByLabel('Registration number').fill('777')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('RPEQ 777, Structural, valid until 31 Dec 2099')
}

const changePhone = async (page: Page): Promise<void> => {
  await place(page, 'Provider')
  const save = page.locator('form', { has: page.locator('[name="phone"]') }).getByRole('button', { name: 'Save' })
  await page.locator('[name="phone"]').fill('ask us')
  await save.click()
  await expect(page.locator('[name="phone"]')).toBeFocused()
  await page.locator('[name="phone"]').fill(phone)
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(phone)
}

const renameProduct = async (page: Page): Promise<void> => {
  const [photo] = await photos()
  await place(page, 'Roof sheeting')
  await page.getByLabel('Product 2', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save the name of product 2' }).click()
  await expect(page.getByRole('button', { name: 'Product 2 as shipped' })).toBeVisible()
  const product = page.getByRole('listitem').filter({ has: page.getByLabel('Product 2', { exact: true }) })
  await product.locator('input[type="file"]').setInputFiles(photo?.path ?? '')
  await expect(page.getByRole('img', { name: `As ${name} is shown` })).toBeVisible()
}

/** Fills in the wizard up to the sheeting of a clamped roof. */
const describeRoof = async (page: Page): Promise<void> => {
  const [roof, other] = (await photos()).map(({ path }) => path).slice(-2) as [string, string]
  await startProject(page)
  await nameProject(page, clampedShed.name, clampedShed.number)
  await completeStep(page, clampedShed.building, 'project_new2')
  await completeStep(page, clampedShed.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [roof, other])
  await addPhotos(page, 'Rafter span photos', [roof])
  await addPhotos(page, 'Connection photos', [roof])
  await addPhotos(page, 'Roof sheeting photos', [roof])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, clampedShed.structure, 'project_new5')
  await enter(page, [choose('roofType', /^Tin Non-penetrative/)])
}

const seesProduct = async (page: Page): Promise<void> => {
  const option = page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) })
  await expect(option).toContainText('pan 350 mm, rib 65 mm')
  const width = await option
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(width).toBe(640)
  await expect(page.getByRole('contentinfo')).toContainText(phone)
}

const disable = async (page: Page, email: string): Promise<void> => {
  await place(page, 'Users')
  await page.locator('[name="search"]').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 of 1' })).toBeVisible()
  const asks = page.getByRole('button', { name: /^Disable: / })
  await asks.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asks).toBeFocused()
  await asks.click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(dialog).toContainText('Please give a reason')
  await dialog.getByLabel(/^Reason/).fill('Asked for by the company')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('button', { name: /^Enable: / })).toBeVisible()
}

const isOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Project', exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(here(page, '/project_existing'))
  await expect(page).toHaveURL(/\/login/)
  await page.locator('[name="email"]').fill(installer.email)
  await page.locator('[name="password"]').fill(installer.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('The email address or password is wrong!')).toBeVisible()
}

const readTrail = async (page: Page): Promise<void> => {
  await place(page, 'Audit trail')
  const rows = page.getByRole('region', { name: 'Audit trail' }).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(7)).toContainText('A staff account was created')
  for (const row of (await rows.all()).slice(0, 7)) await expect(row).toContainText(administrator.email)
  await expect(rows.nth(0)).toContainText('Asked for by the company')
  await expect(rows.nth(0)).toContainText('enabled → disabled')
  await expect(rows.nth(2)).toContainText(`– → ${name}`)
  await expect(rows.nth(3)).toContainText(`– → ${phone}`)
  await expect(rows.nth(4)).toContainText('RPEQ 777, Structural, valid until 31 Dec 2099')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[1]).toContain('customer_disabled')
  await page.locator('[name="to"]').fill('2020-01-01')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
}

test('an administrator changes the provider, a product and a customer, and the audit trail shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await login(customer, installer)
  await describeRoof(customer)
  await expect(customer.getByRole('radio', { name: new RegExp(name) })).toHaveCount(0)
  await login(page, administrator, /\/console$/)
  await page.goto('/console')
  await renew(page, engineer.email)
  await changePhone(page)
  await renameProduct(page)
  await customer.reload()
  await seesProduct(customer)
  await disable(page, installer.email)
  await isOut(customer)
  await readTrail(page)
  await customer.close()
})
