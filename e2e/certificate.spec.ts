import { expect, type Page } from '@playwright/test'
import { engineer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { acceptedProject } from './pages/review/accepted-project.ts'
import { isSaved, issue, missingNames, openCertificate } from './pages/review/certificate-page.ts'

const lot = '12/SP123456'

/** A server that does not answer: what is typed stays on the device and reaches it later. */
const typeWithoutServer = async (page: Page): Promise<void> => {
  await page.route('**/api/console/project/certificate/save', (call) => call.abort())
  await page.getByLabel('Lot and Plan').fill(lot)
  await expect(page.getByText(/What you type is kept on this device/)).toBeVisible()
  await page.unroute('**/api/console/project/certificate/save')
  await page.reload()
  await expect(page.getByLabel('Lot and Plan')).toHaveValue(lot)
  await isSaved(page)
}

/** A template gives back what it keeps where nothing stands. */
const throughTemplate = async (page: Page, text: string): Promise<void> => {
  await page.getByText('Templates', { exact: true }).click()
  await page.getByLabel('Name of the Template').fill('Houses')
  await page.getByRole('button', { name: 'Keep as a template' }).click()
  await page.getByLabel('Template', { exact: true }).selectOption('Houses')
  await page.getByLabel('Statement').fill('')
  await page.getByRole('button', { name: 'Fill in', exact: true }).click()
  await expect(page.getByLabel('Statement')).toHaveValue(text)
  await isSaved(page)
}

/** Attack: a character that does not show. The server refuses it, and the field says so until it is gone. */
const typeInvisibly = async (page: Page): Promise<void> => {
  await page.getByLabel('Owner').fill('A.\u200b Nguyen')
  await expect(page.getByText(/^Not saved: /)).toBeVisible()
  await expect(page.locator('[id="record.owner-error"]')).toBeVisible()
  await page.getByLabel('Owner').fill('')
  await isSaved(page)
}

test('an incomplete certificate names what it lacks and outlives the page, a template gives back, and nothing is lost without the server', async ({
  page,
  server,
}) => {
  const hash = await acceptedProject(server.url, 'tiled-house-in-melbourne')
  await login(page, engineer, /\/console$/)
  await openCertificate(page, hash)
  await issue(page)
  await expect(page.getByLabel('Statement')).toBeFocused()
  await expect(page.locator('[id="statement-error"]')).toBeVisible()
  expect(await missingNames(page)).toEqual(expect.arrayContaining(['Statement', 'Lot and Plan', 'Owner']))
  await page.getByLabel('Statement').fill('I reviewed the array and its fixings.')
  await isSaved(page)
  await page.reload()
  await expect(page.getByLabel('Statement')).toHaveValue('I reviewed the array and its fixings.')
  await throughTemplate(page, 'I reviewed the array and its fixings.')
  await typeWithoutServer(page)
  await typeInvisibly(page)
})

test('two windows: what one saves, the other shows and says', async ({ page, server, context }) => {
  const hash = await acceptedProject(server.url, 'shed-in-sydney', { building_length: 31 })
  await login(page, engineer, /\/console$/)
  const other = await context.newPage()
  await openCertificate(page, hash)
  await openCertificate(other, hash)
  await page.getByLabel('Owner').fill('A. Nguyen')
  await isSaved(page)
  await expect(other.getByText(/^Saved in another window/)).toBeVisible({ timeout: 30_000 })
  await expect(other.getByLabel('Owner')).toHaveValue('A. Nguyen')
  await other.close()
})
