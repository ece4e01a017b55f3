import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { openReport, textOf } from './pages/result.ts'
import { cyclonicWorkshop, type Roof, tiledHouse } from './pages/roofs.ts'
import {
  addPhotos,
  atStep,
  calculate,
  completeStep,
  enter,
  nameProject,
  next,
  select,
  startProject,
  type,
} from './pages/wizard.ts'

const describeRoof = async (page: Page, roof: Roof): Promise<void> => {
  const [north, south, span, connection] = (await photos()).map(({ path }) => path) as [string, string, string, string]
  await startProject(page)
  await nameProject(page, roof.name, roof.number)
  await completeStep(page, roof.building, 'project_new2')
  await completeStep(page, roof.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, roof.structure, 'project_new5')
  await enter(page, roof.roofType)
  await calculate(page)
}

const zone = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Recommendation by zone' })
    .locator('article', { has: page.getByRole('heading', { name, exact: true }) })

/** On the narrowest screen, the tables of a zone scroll within its card. */
const holdsItsTables = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const card = zone(page, name)
  await card.getByText('All checks of this zone').click()
  const widths = await card.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(widths.scrollWidth).toBe(widths.clientWidth)
  if (before) await page.setViewportSize(before)
}

/** Every "Method n" on screen links to its rule. */
const citationsLead = async (page: Page): Promise<void> => {
  await page.getByText('Assumptions', { exact: true }).click()
  await page.getByText('Derivation', { exact: true }).click()
  await page.getByText('With formulas and clauses').click()
  await page.getByText('Capacities of fixings, rail and panel').click()
  const alone = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (/Method \d/.test(walker.currentNode.textContent ?? '') && !walker.currentNode.parentElement?.closest('a'))
        found.push(walker.currentNode.textContent ?? '')
    return found
  })
  expect(alone).toEqual([])
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Method 5.3' }).first().click()
  const rules = await opened
  await expect(rules.getByRole('heading', { name: '5.3 Rails' })).toBeInViewport()
  await rules.close()
}

test.describe('other roofs', () => {
  test.setTimeout(240_000)
  test.beforeEach(({ page }) => login(page, installer))

  test('steel Z purlins in region C with tilt frames', async ({ page }) => {
    await describeRoof(page, cyclonicWorkshop)
    await expect(zone(page, 'Internal')).toContainText('14g-10TPI metal screw')
    await expect(zone(page, 'Corner')).toContainText('Keep clear')
    await expect(page.getByText(/Keep panels out of .*the Corner zone/).first()).toBeVisible()
    await holdsItsTables(page, 'Internal')
    await citationsLead(page)
    const text = textOf(await openReport(page, 'Result Summary'))
    expect(text).toContain('metal screw')
    expect(text).toMatch(/unverified/i)
    expect(text).toContain('Townsville')
  })

  test('tiles on trusses with a known module pass: hooks on the rafters, no corner zone on a steep roof', async ({
    page,
  }) => {
    await describeRoof(page, tiledHouse)
    await expect(page.getByRole('heading', { name: 'Pass, on figures not yet confirmed' })).toBeVisible()
    await expect(page.getByText(/at least class 3 .* for corrosivity C3/)).toBeVisible()
    await expect(zone(page, 'Internal')).toContainText('14g-10TPI timber screw')
    await expect(zone(page, 'Corner')).toContainText('N/A')
    await expect(page.getByRole('heading', { name: 'Ridge ends' })).toBeVisible()
    const text = textOf(await openReport(page, 'Result Summary'))
    expect(text).toContain('timber screw')
    expect(text).toContain('its manual gives a design pressure of 2.4 kPa')
    expect(text).toContain('N/A')
  })

  test('a wind class of another region, and an altitude beyond Australia, keep the installer', async ({ page }) => {
    await startProject(page)
    await nameProject(page, tiledHouse.name, tiledHouse.number)
    await enter(page, [...tiledHouse.building, select('options.windClass', 'C2')])
    await next(page)
    const problems = page.getByRole('region', { name: 'Please check these fields' })
    await expect(problems).toContainText('Wind class C2 is not a class of wind region')
    await enter(page, [select('options.windClass', 'N2'), type('options.altitude', 5000)])
    await next(page)
    await expect(problems).toContainText('Altitude of the site above sea level must be 0 to 2300 m!')
    await completeStep(page, [type('options.altitude', 40)], 'project_new2')
  })
})
