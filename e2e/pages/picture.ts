import { expect, type Page } from '@playwright/test'

const times = async (page: Page, key: string, count: number): Promise<void> => {
  for (let press = 0; press < count; press++) await page.keyboard.press(key)
}

/** A known length of 10 m to the right of the middle, and a roof twice as long and as wide as it, with keys alone. */
export const tracePicture = async (page: Page, path: string): Promise<void> => {
  await page.getByRole('button', { name: 'Measure on a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trace the roof on a picture' })
  await dialog.locator('input[type="file"]').first().setInputFiles(path)
  const picture = dialog.getByRole('application', { name: /^Picture of the roof/ })
  await picture.focus()
  await page.keyboard.press('Enter')
  await times(page, 'Shift+ArrowRight', 4)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Known length in metres').fill('10')
  await picture.focus()
  await page.keyboard.press('Enter')
  await times(page, 'Shift+ArrowLeft', 8)
  await page.keyboard.press('Enter')
  await times(page, 'Shift+ArrowUp', 4)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Eave 20.00 m, across 10.00 m')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use as length and width' }).click()
  await expect(dialog).toHaveCount(0)
}
