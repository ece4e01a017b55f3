import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { tiledHouse } from './pages/roofs.ts'
import { completeStep, nameProject, startProject } from './pages/wizard.ts'

/** A module of a data sheet, larger than every range: entered once, found again by its size. */

const atSolar = async (page: Page, number: string): Promise<void> => {
  await nameProject(page, tiledHouse.name, number)
  await completeStep(page, tiledHouse.building, 'project_new2')
}

/** The first stays unfinished on this device. */
const startAnother = async (page: Page): Promise<void> => {
  await page.goto('/project')
  await page.getByRole('button', { name: /New Project/ }).click()
  await page.getByRole('button', { name: 'Keep it and create another' }).click()
  await expect(page).toHaveURL(/\/project_new\?type=add/)
}

test('a data sheet is refused field by field, then counts, and is found by size in the next project', async ({
  page,
}) => {
  await login(page, installer)
  await startProject(page)
  await atSolar(page, '21')
  await page.getByRole('button', { name: 'Enter a module from a data sheet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter a module from a data sheet' })
  const type = (name: string, text: string) => dialog.locator(`[id="own-${name}"]`).fill(text)
  const use = dialog.getByRole('button', { name: 'Use it' })
  await use.click()
  await expect(dialog.getByText('Maker is missing!')).toBeVisible()
  await expect(dialog.locator('[id="own-maker"]')).toBeFocused()
  await type('maker', 'Example Solar')
  await type('model', 'ES-600')
  await type('length', '1303')
  await type('width', '2000')
  await type('mass', '33')
  await use.click()
  await expect(dialog.getByText('The longer side is the length: swap the two!')).toBeVisible()
  await type('length', '2.38')
  await type('width', '1303')
  await use.click()
  await expect(dialog.getByText('Length must be between 300 and 3000 mm!')).toBeVisible()
  await type('length', '2384')
  await use.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[name="panelLengthBand"]:checked')).toHaveAttribute('id', 'panelLengthBand-6')
  await expect(page.locator('[name="panelWidthBand"]:checked')).toHaveAttribute('id', 'panelWidthBand-1')
  await startAnother(page)
  await atSolar(page, '22')
  const field = page.locator('[id="options.module"]')
  await field.fill('es 2384')
  await page.getByRole('option', { name: 'Example Solar ES-600, 2384 x 1303 mm, 33 kg (yours)' }).click()
  await expect(page.getByText('Size and mass from its data sheet count')).toBeVisible()
  await expect(page.locator('[name="panelLengthBand"]:checked')).toHaveAttribute('id', 'panelLengthBand-6')
})
