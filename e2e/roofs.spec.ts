import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { openEditor } from './pages/array-editor.ts'
import { describeRoof } from './pages/describe-roof.ts'
import { assessed } from './pages/photographed-shed.ts'
import { openMenu, openReport, textOf, zoneOf } from './pages/result.ts'
import { cyclonicWorkshop, tiledHouse } from './pages/roofs.ts'
import {
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

const tiled = JSON.parse(
  readFileSync(new URL('../apps/cli/examples/tiled-house-in-melbourne.json', import.meta.url), 'utf8'),
)

/** Its way through the wizard is a journey of its own: hip-house. */
const tiledHouseAssessed = async (url: string): Promise<string> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  return assessed(client, token, {
    ...tiled,
    panel_length_index: 1,
    front_azimuth: 225,
    options: { module: 'generic-1762x1134-2400-pa' },
  })
}

/** On the narrowest screen, the tables of a zone scroll within its card. */
const holdsItsTables = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const card = zoneOf(page, name)
  await card.getByRole('button').click()
  await card.getByText(/^All \d+ checks, with their clauses$/).click()
  const widths = await card.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(widths.scrollWidth).toBe(widths.clientWidth)
  if (before) await page.setViewportSize(before)
}

/** Every "Method n" on screen links to its rule. */
const citationsLead = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Derivation' }).click()
  await page.getByText('Assumptions', { exact: true }).click()
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

const dragOn = async (page: Page, map: Locator, from: Share, to: Share): Promise<void> => {
  const box = await map.boundingBox()
  if (box === null) throw new Error('the map is not shown')
  const at = ([x, y]: Share) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 3 })
  await page.mouse.up()
}

/** Across the page and down it. */
type Share = readonly [number, number]

const drawsAnObstacle = async (page: Page): Promise<void> => {
  const editor = page.getByRole('dialog', { name: 'Edit the array on the roof' })
  await editor.getByRole('button', { name: 'Obstacle', exact: true }).click()
  await dragOn(page, editor.getByRole('application').locator('svg'), [0.4, 0.35], [0.46, 0.42])
}

/** Read by keys, an obstacle drawn by the pointer and kept over a reload, taken away, brought back, and saved. */
const changesTheArray = async (page: Page, byKeyboard: boolean): Promise<void> => {
  const edit = page.getByRole('button', { name: 'Edit the array on the roof' })
  await expect(edit).toBeVisible()
  await page.getByRole('application', { name: /^Roof map\. The arrow keys/ }).focus()
  // Where no mouse was used yet, the focus shows the first panel by itself.
  await expect(page.getByText(/Panel of row 1, .* plane, zone /)).toBeVisible()
  await edit.click()
  const things = page.getByRole('list', { name: 'Blocks, obstacles and walkways' })
  await expect(things).toContainText('Block 1')
  if (byKeyboard) await page.getByRole('button', { name: 'Add obstacle by size' }).click()
  else await drawsAnObstacle(page)
  const first = 'Obstacle 1, north-east face'
  await expect(things).toContainText(first)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(things).not.toContainText('Obstacle 1')
  await page.keyboard.press('Control+z')
  await expect(things).toContainText(first)
  await page.reload()
  await expect(things).toContainText(first)
  await page.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('The layout is saved as a new revision')).toBeVisible()
  await expect(page.getByText('Obstacles kept free')).toBeVisible()
}

/** A further roof begins with the place, explains that it is not finished, is named, listed with the first, and deleted. */
const hasAnotherRoof = async (page: Page): Promise<void> => {
  await openMenu(page, 'More')
  await page.getByRole('button', { name: 'Add a roof' }).click()
  await page.getByLabel(/Roof name/).fill('Garage')
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await atStep(page, 'project_new1')
  await expect(page.locator('[name="streetAddress"]')).toHaveValue(/8 Garden Lane/)
  const hash = new URL(page.url()).searchParams.get('project')
  await page.goto(`/project_result?project=${hash}`)
  await expect(page.getByRole('heading', { name: 'This roof is not finished' })).toBeVisible()
  const strip = page.getByRole('navigation', { name: 'Roofs of this project' })
  await expect(strip.getByRole('link')).toHaveText([/^First roof.*Pass/, /^Garage.*Not all steps filled in/])
  await strip.getByRole('button', { name: 'Rename Garage' }).click()
  await page.getByLabel(/Roof name/).fill('Carport')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText(/, Carport$/).first()).toBeVisible()
  await page.goto('/project_existing')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Roofs of / }) })
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(['First roof', 'Carport'])
  await page.goto(`/project_result?project=${hash}`)
  await strip.getByRole('button', { name: 'Delete Carport' }).click()
  await expect(page.getByText('The other roofs of the project stay.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Pass, on figures not yet confirmed' })).toBeVisible()
  await expect(strip).toHaveCount(0)
}

/** The calculations that are left, as the dialog says them before anything happens. */
const leftToday = async (page: Page): Promise<number> => {
  const words = await page
    .getByRole('dialog')
    .getByText(/^Calculating them takes one calculation/)
    .textContent()
  return Number(/Left: (\d+)/.exec(words ?? '')?.[1])
}

/** By the keys of the slider. */
const makeTilt = async (page: Page, tilt: number): Promise<void> => {
  await page.getByRole('slider', { name: 'Tilt to the roof' }).focus()
  await page.keyboard.press('Home')
  for (let degree = 0; degree < tilt; degree++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Make this the project' }).click()
}

/** A change that helps and a variant of what-if become revisions, each with a result that is charged once. */
const becomesTheProject = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click()
  await atStep(page, 'project_new5')
  await expect(page.getByText(/^Entered: .* Look through the steps, then Calculate\./)).toBeVisible()
  await calculate(page)
  await page.getByRole('link', { name: 'What if…' }).click()
  await makeTilt(page, 5)
  const before = await leftToday(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Open the wizard' }).click()
  await atStep(page, 'project_new5')
  await calculate(page)
  await page.getByRole('tab', { name: 'Section' }).click()
  await expect(page.getByText('5° to the roof').first()).toBeVisible()
  await page.getByRole('link', { name: 'What if…' }).click()
  await makeTilt(page, 7)
  expect(await leftToday(page)).toBe(before - 1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await makeTilt(page, 10)
  await expect(page.getByText('calculating them again is free')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Back to the result' }).click()
  await openMenu(page, 'More')
  await page.getByRole('button', { name: 'Revisions', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Revision \d/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Project', exact: true }).click()
}

/** The array is laid out anew as its rows face, and a step goes back. */
const turnsItsRows = async (page: Page): Promise<void> => {
  const editor = await openEditor(page)
  const rowsFace = editor.getByLabel('Rows face')
  const laidOut = page.waitForResponse(
    (answer) => answer.url().endsWith('/layout') && (answer.request().postData() ?? '').includes('"faces":"ridge"'),
  )
  await rowsFace.selectOption('Up the slope')
  const { data } = await (await laidOut).json()
  expect(data.layout.frames.faces).toBe('ridge')
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsFace).toHaveValue('')
  await editor.getByRole('button', { name: 'Close' }).click()
}

test.describe('other roofs', () => {
  test.beforeEach(({ page }) => login(page, installer))

  test('steel Z purlins in region C with tilt frames', async ({ page }) => {
    await describeRoof(page, cyclonicWorkshop)
    await expect(page.getByText(/^Fixing: .*14g-10TPI metal screw/i).first()).toBeVisible()
    await expect(zoneOf(page, 'Corner')).toContainText('Keep clear')
    await expect(page.getByText(/Keep panels out of .*the Corner zone/).first()).toBeVisible()
    await holdsItsTables(page, 'Internal')
    await citationsLead(page)
    await turnsItsRows(page)
    await becomesTheProject(page)
    const text = textOf(await openReport(page, 'Result Summary'))
    expect(text).toContain('metal screw')
    expect(text).toMatch(/unverified/i)
    expect(text).toContain('Townsville')
  })

  test('a tiled house is changed, gets another roof, and keeps its report', async ({ page, server, byKeyboard }) => {
    await page.goto(`/project_result?project=${await tiledHouseAssessed(server.url)}`)
    await expect(page.getByRole('heading', { name: 'Pass, on figures not yet confirmed' })).toBeVisible()
    await expect(zoneOf(page, 'Corner')).toContainText('N/A')
    await expect(page.getByRole('article', { name: 'Ridge ends' })).toBeVisible()
    await changesTheArray(page, byKeyboard)
    await hasAnotherRoof(page)
    const text = textOf(await openReport(page, 'Result Summary'))
    expect(text).toContain('timber screw')
    expect(text).toContain('its manual gives a design pressure of 2.4 kPa')
    expect(text).toContain('N/A')
  })

  test('a wind class of another region, and an altitude beyond Australia, keep the installer', async ({ page }) => {
    await startProject(page)
    await nameProject(page, tiledHouse.name, tiledHouse.number)
    await page.getByRole('heading', { name: 'Direction, wind class, walls beside the roof' }).click()
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
