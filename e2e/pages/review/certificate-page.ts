import { expect, type Locator, type Page } from '@playwright/test'

const missingIn = (page: Page): Locator => page.getByRole('list', { name: 'What is missing' }).getByRole('link')

/** Goes from the project to its certificate. */
export const openCertificate = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/console/project?project=${hash}`)
  await page.getByRole('link', { name: 'Certificate', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Certificate', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Issue/ })).toBeVisible()
}

export const isSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved \d/)).toBeVisible()

export const missingNames = (page: Page): Promise<readonly string[]> => missingIn(page).allTextContents()

/** Follows the link of the one entry that is missing. */
export const followMissing = (page: Page): Promise<void> => missingIn(page).click()

export const issue = (page: Page): Promise<void> => page.getByRole('button', { name: /^Issue/ }).click()

/** The issued file, as the link to it opens it. */
export const issuedFile = async (page: Page): Promise<Buffer> => {
  const link = page.getByRole('link', { name: 'Read it' })
  await expect(link).toBeFocused({ timeout: 30_000 })
  return (await page.request.get((await link.getAttribute('href')) ?? '')).body()
}

export const deliver = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('The review certificate, issued here')).toBeChecked()
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(page.getByText('Review delivered')).toBeVisible()
}
