import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { tiledHouse } from './pages/roofs.ts'
import { atStep, enter, nameProject, next, startProject } from './pages/wizard.ts'

/** A session that ends over a half-filled step: the password over the page, and nothing is lost. */

const endSession = async (page: Page): Promise<void> => {
  const { call } = await clientOf(new URL(page.url()).origin)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('soundroof.user') ?? '{}').token)
  await call({ path: '/api/customers/logout', token, body: {} })
}

const halfFilled = async (page: Page): Promise<void> => {
  await login(page, installer)
  await startProject(page)
  await nameProject(page, 'Smith', '12')
  await page.locator('[name="length"]').fill('14.5')
  await page.locator('[name="width"]').fill('9.6')
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in to go on' })

test('who logs in again over the page goes on with every value', async ({ page }) => {
  await halfFilled(page)
  await endSession(page)
  const address = page.url()
  await page.locator('[name="place"]').fill('2150')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(`The session of ${installer.email} has ended`)
  await expect(dialog.locator('[name="password"]')).toBeFocused()
  await dialog.locator('[name="password"]').fill('wrong12')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[name="password"]')).toHaveValue('wrong12')
  await expect(dialog.locator('[name="password"]')).toBeFocused()
  await expect(dialog).toBeVisible()
  await dialog.locator('[name="password"]').fill(installer.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  // The question that found the session ended is answered.
  await expect(page.locator('[name="place"]')).toBeFocused()
  await expect(page.getByRole('option', { name: /Parramatta/ }).first()).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.locator('[name="length"]')).toHaveValue('14.5')
  await expect(page.locator('[name="width"]')).toHaveValue('9.6')
  await enter(page, tiledHouse.building)
  await next(page)
  await atStep(page, 'project_new2')
})

test('Cancel leaves as a session that ended does, and the next login leads back', async ({ page }) => {
  await halfFilled(page)
  await endSession(page)
  await page.locator('[name="place"]').fill('2150')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please log in first')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await login(page, installer, /\/project_new1/)
  await expect(page.locator('[name="length"]')).toHaveValue('14.5')
})
