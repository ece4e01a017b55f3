import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { assessed } from './pages/photographed-shed.ts'
import { openReport, textOf, zoneOf } from './pages/result.ts'
import { atStep, calculate } from './pages/wizard.ts'

/** A roof that carries no panel as drawn: what would help is tried, becomes the project, and passes. */

const house = JSON.parse(
  readFileSync(new URL('../apps/cli/examples/tiled-house-in-melbourne.json', import.meta.url), 'utf8'),
)

/** On tilt frames in region C every zone of the tiled house is overloaded; flush with the roof, all but the ridge ends pass. */
const onTiltFrames = async (url: string): Promise<string> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  return assessed(client, token, {
    ...house,
    ...{ state_index: 2, area_index: 11, location_index: 0, street_address: '3 Harbour Road, Townsville 4810' },
    roof_slope: 12,
    ...{ is_tilt_mount: 1, tilt_angle: 15, panel_length_index: 1 },
    options: { module: 'generic-1762x1134-2400-pa' },
  })
}

const remedy = 'Lay the panels flush with the roof'
const passes = /^Partly installable: 3 of 4 zones, on figures not yet confirmed/
const zones = ['Internal', 'Intermediate', 'Edge'] as const

const verdictOf = (page: Page) => page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { level: 2 })

const fails = async (page: Page): Promise<void> => {
  await expect(verdictOf(page)).toHaveText('No panels yet: all 4 zones are overloaded')
  for (const zone of zones) await expect(zoneOf(page, zone)).toContainText('Keep clear')
}

/** The first by itself, dashed on the roof; pressed again, none. */
const showsChoices = async (page: Page, remedies: Locator): Promise<void> => {
  const onRoof = page.locator('[data-plan] svg').getByText('with choice 1')
  const first = remedies.getByRole('button', { name: 'Show choice 1 on the roof' })
  await expect(onRoof).toBeVisible()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(onRoof).toHaveCount(0)
  await first.press('Enter')
  await expect(onRoof).toBeVisible()
}

/** Beside the verdict, with what then remains. */
const triesRemedy = async (page: Page): Promise<void> => {
  const remedies = page.getByRole('region', { name: 'What would make failing zones pass' })
  await expect(remedies.getByRole('listitem').filter({ hasText: remedy })).toContainText(
    'Then zones 1, 2 and 3 take panels; zone R stays clear.',
  )
  await showsChoices(page, remedies)
  await remedies.getByRole('link', { name: `Try it: ${remedy}` }).click()
  await expect(page).toHaveURL(/\/what_if\?/)
  await expect(verdictOf(page)).toHaveText(passes)
}

const makesItTheProject = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Make this the project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make this the project' })
  await expect(dialog).toContainText('Calculating them takes one calculation')
  await dialog.getByRole('button', { name: 'Open the wizard' }).click()
  await atStep(page, 'project_new5')
  await calculate(page)
}

const hasDocuments = async (page: Page): Promise<void> => {
  const result = textOf(await openReport(page, 'Result Summary'))
  expect(result).toContain('Partly installable: 3 of 4 zones, on figures not yet confirmed')
  expect(result).not.toContain('tilt frame')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  expect(textOf(await openReport(page, 'Site Sheet'))).toMatch(/Install as drawn: [1-9]\d* panels/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
}

const keepsTheFormerResult = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'View Revision 1' }).click()
  await expect(page).toHaveURL(/[?&]revision=1\b/)
  await fails(page)
  await expect(page.getByRole('button', { name: `Apply: ${remedy}` })).toHaveCount(0)
}

test('a failing roof, a remedy tried and applied, and a pass with its documents', async ({ page, server }) => {
  const hash = await onTiltFrames(server.url)
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  await fails(page)
  await triesRemedy(page)
  await makesItTheProject(page)
  await expect(verdictOf(page)).toHaveText(passes)
  for (const zone of zones) await expect(zoneOf(page, zone)).not.toContainText('Keep clear')
  await hasDocuments(page)
  await keepsTheFormerResult(page)
})
