import type { Locator } from '@playwright/test'

/** Searches a field or photo by its name and pins the question to it. */
export const choosePin = async (dialog: Locator, name: string): Promise<void> => {
  await dialog.getByRole('combobox', { name: 'About' }).fill(name)
  await dialog.getByRole('option', { name, exact: true }).click()
}
