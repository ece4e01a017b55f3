import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { tiledHouse } from './pages/roofs.ts'
import { completeStep, nameProject, startProject } from './pages/wizard.ts'

/** Products entered by engineers: a file and a form beside the maker's data sheet. */

const csv = `id,example-440
name,Example Solar ES-440
source,"Example Solar, data sheet ES-440"
edition,Revision 4
status,verified
length_mm,1762
width_mm,1134
mass_kg,211
power_w,440
colour,black
arrangement,side,clamps,zone_from_mm,zone_to_mm,rails,push_design_kPa,push_test_kPa,pull_design_kPa,pull_test_kPa
"Long side, rails crossing",long,4,240,440,crossing,3.6,5.4,1.6,2.4
`

const field = (page: Page, place: string) => page.locator(`[id="entry.${place}"]`)
const sheetInput = (page: Page) => page.locator('input[type="file"][accept*="pdf"]')
const look = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/products-${name}.png`, fullPage: true })

/** The template has the columns of the command, and a file with mistakes is told cell by cell before it goes in. */
const fillFromFile = async (page: Page): Promise<void> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the template' }).click()
  const template = readFileSync(await (await saved).path(), 'utf8')
  expect(template).toContain('length_mm,')
  expect(template).toContain('arrangement,side,clamps,zone_from_mm')
  const file = { name: 'module.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type="file"][accept*="csv"]').setInputFiles(file)
  await expect(page.getByText(/there is no entry "colour"/)).toBeVisible()
  const refused = page.getByRole('row').filter({ hasText: 'mass_kg' })
  await expect(refused).toContainText('211')
  await expect(refused).toContainText('Mass of the module must be between 1 and 100 kg!')
  await expect(field(page, 'length')).toHaveValue('')
  await look(page, 'read')
  await page.getByRole('button', { name: 'Fill the form' }).click()
  await expect(field(page, 'length')).toHaveValue('1762')
  await expect(page.locator('[id="entry.mass-error"]')).toContainText('between 1 and 100 kg')
}

/** A second arrangement, typed. */
const typeArrangement = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add an arrangement' }).click()
  const at = (place: string) => field(page, `arrangements[1].${place}`)
  await expect(at('name')).toBeFocused()
  await at('name').fill('Short side')
  await at('side').selectOption('Short side')
  await at('clamps').fill('4')
  await at('zone.from').fill('100')
  await at('zone.to').fill('300')
  await at('rails').selectOption('No rails')
  for (const [place, pressure] of [
    ['push.design', '1.6'],
    ['push.test', '2.4'],
    ['pull.design', '2.4'],
    ['pull.test', '1.6'],
  ] as const)
    await at(place).fill(pressure)
}

const propose = async (page: Page): Promise<void> => {
  const send = page.getByRole('button', { name: 'Propose' })
  await send.click()
  await expect(page.locator('[id="entry.arrangements[1].pull.test-error"]')).toContainText('are they exchanged?')
  await field(page, 'arrangements[1].pull.design').fill('1.2')
  await send.click()
  await expect(page.getByLabel(/^Reason/)).toBeFocused()
  await page.getByLabel(/^Reason/).fill('Data sheet ES-440, revision 4')
  await send.click()
  await expect(page).toHaveURL(/\/console\/products\?search=example-440/)
  await expect(page.getByText('Waiting for another engineer').last()).toBeVisible()
}

const approve = async (page: Page): Promise<void> => {
  await page.goto('/console/products?search=example-440')
  await page.getByText('Values of this proposal').click()
  const values = page.getByRole('region', { name: 'Values of this proposal' })
  await expect(values.getByRole('row').filter({ hasText: 'Mass of the module' })).toContainText('21.1 kg')
  await expect(values.getByRole('row').filter({ hasText: 'Long side, rails crossing' })).toContainText('3.6')
  await expect(page.getByText('{"')).toHaveCount(0)
  await look(page, 'approve')
  await page.getByRole('button', { name: /^Approve: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Kept in the console', { exact: false })).toBeVisible()
}

test('a module from a file and a form beside its data sheet is approved by another engineer, and offered', async ({
  page,
  browser,
  server,
}) => {
  const [photo] = await photos()
  if (!photo) throw new Error('There is no photo.')
  await login(page, engineer, /\/console$/)
  await page.goto('/console/products')
  await page.getByRole('link', { name: 'New module' }).click()
  await sheetInput(page).setInputFiles(photo.path)
  await expect(page.getByRole('region', { name: 'Data sheet', exact: true }).getByRole('img')).toBeVisible()
  await fillFromFile(page)
  await field(page, 'mass').fill('21.1')
  await expect(page.locator('[id="entry.mass-error"]')).toHaveCount(0)
  await typeArrangement(page)
  await look(page, 'form')
  await page.reload()
  await expect(field(page, 'arrangements[1].name')).toHaveValue('Short side')
  await expect(field(page, 'mass')).toHaveValue('21.1')
  await expect(page.getByRole('region', { name: 'Data sheet', exact: true }).getByRole('img')).toBeVisible()
  await propose(page)
  await page.goBack()
  await expect(field(page, 'mass')).toHaveValue('')
  await expect(page.getByText(basename(photo.path))).toHaveCount(0)
  const other = await browser.newPage({ baseURL: server.url, locale: 'en-AU' })
  await login(other, secondEngineer, /\/console$/)
  await approve(other)
  await other.close()
  const customer = await browser.newPage({ baseURL: server.url, locale: 'en-AU' })
  await login(customer, installer)
  await startProject(customer)
  await nameProject(customer, tiledHouse.name, '31')
  await completeStep(customer, tiledHouse.building, 'project_new2')
  await customer.locator('[id="options.module"]').fill('ES-440')
  await expect(customer.getByRole('option', { name: 'Example Solar ES-440' })).toBeVisible()
  await customer.close()
})

test('a racking system in force is changed by the same form; what the server refuses stands at its field', async ({
  page,
}) => {
  const [photo] = await photos()
  if (!photo) throw new Error('There is no photo.')
  await login(page, engineer, /\/console$/)
  await page.goto('/console/products?search=generic-l-foot')
  await page.getByRole('link', { name: /^Change: / }).click()
  await expect(field(page, 'rail.stiffness')).toHaveValue('2.83')
  await expect(page.getByRole('group', { name: 'Fixing 8' })).toBeVisible()
  await expect(field(page, 'fixings[0].jointGroup')).toHaveCount(0)
  await field(page, 'fixings[0].kind').selectOption('Clamp on a rib of the sheeting')
  await expect(field(page, 'fixings[0].support')).toHaveCount(0)
  await field(page, 'fixings[0].kind').selectOption('Foot with screws')
  await expect(field(page, 'fixings[0].support')).toHaveValue('0')
  await field(page, 'mass').fill('3')
  await sheetInput(page).setInputFiles(photo.path)
  await page.getByLabel(/^Reason/).fill('Certificate 12 of the maker')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.locator('[id="entry.mass-error"]')).toContainText('has other sizes or another mass')
  await expect(field(page, 'mass')).toBeFocused()
  await field(page, 'mass').fill('2.5')
  await field(page, 'rail.stiffness').fill('28.3')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.locator('[id="entry.rail.stiffness-error"]')).toContainText('times to the unsafe side')
  await expect(field(page, 'rail.stiffness')).toBeFocused()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).click()
  await expect(field(page, 'rail.stiffness')).toHaveValue('2.83')
  await page.reload()
  await expect(field(page, 'rail.stiffness')).toHaveValue('2.83')
  await expect(page.getByText(basename(photo.path))).toHaveCount(0)
})
