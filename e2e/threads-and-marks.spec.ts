import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { pinsOf } from '@soundroof/contract/review/pins'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { choices } from '@soundroof/data/choices'
import { engineer, installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { choosePin } from './pages/review/choose-pin.ts'

const openPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  browser.newPage({ ...(baseURL ? { baseURL } : {}), timezoneId: 'Australia/Sydney', locale: 'en-AU' })

/** Programs of both sides. */
const sidesOf = async (url: string) => {
  const client = await clientOf(url)
  const tokenOf = async (body: object) =>
    (await client.call<{ token: string }>({ path: '/api/customers/login', body })).token
  const [customer = '', holder = ''] = await Promise.all([installer, engineer].map(tokenOf))
  return { ...client, customer, holder }
}

const claimed = async (url: string, changes: Readonly<Record<string, unknown>>): Promise<string> => {
  const hash = await photographedShed(url, changes)
  const { call, customer, holder } = await sidesOf(url)
  await call({ path: '/api/projects/submit', token: customer, body: { hash } })
  await call({ path: '/api/console/project/claim', token: holder, body: { hash } })
  return hash
}

/** Where the picture and what was drawn on it are on the screen. */
const placeOf = async (viewer: Locator) => ({
  photo: await viewer.locator('img').first().boundingBox(),
  stage: await viewer.getByRole('application').boundingBox(),
  scrolled: await viewer.evaluate((element) => [element.scrollTop, element.parentElement?.scrollTop]),
})

const drag = async (page: Page, [fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps: 4 })
  await page.mouse.up()
}

/** An arrow, a dimension that is stated, and a polygon, each in its colour. */
const drawEach = async (page: Page, viewer: Locator, [x, y]: readonly [number, number]): Promise<void> => {
  const pick = (name: string) => viewer.getByRole('button', { name, exact: true }).click()
  await pick('Arrow')
  await pick('Pink')
  await drag(page, [x, y], [x + 80, y + 40])
  await pick('Dimension')
  await pick('Blue')
  await drag(page, [x, y + 60], [x + 120, y + 60])
  await viewer.getByLabel('Length of this line, mm').fill('900')
  await viewer.getByRole('button', { name: 'Add' }).click()
  await pick('Polygon')
  await pick('Orange')
  for (const [dx, dy] of [
    [0, 90],
    [100, 90],
    [100, 150],
  ] as const)
    await page.mouse.click(x + dx, y + dy)
  await pick('Finish the polygon')
}

/** A mark by a program, as another window of the holder would draw it. */
const markElsewhere = async (url: string, hash: string): Promise<void> => {
  const { call, holder } = await sidesOf(url)
  const { marks } = await call<ConsoleProject>({ path: `/api/console/project?hash=${hash}`, token: holder })
  const [kept] = marks
  if (!kept) throw new Error('No photo was marked.')
  const note = { kind: 'note', at: [0.2, 0.2], text: 'From elsewhere' }
  const body = { hash, photo: kept.photo, version: kept.version, marks: [...kept.marks, note] }
  await call({ path: '/api/console/project/marks', token: holder, body })
}

test('a photo stays where it is while it is marked, undone, saved, and marked by others', async ({ page, server }) => {
  const hash = await claimed(server.url, { name: 'Marked shed' })
  await login(page, engineer, /\/console$/)
  await page.goto(`/console/project?project=${hash}`)
  await page.getByRole('tab', { name: 'Inputs and photos' }).click()
  await page.getByRole('button', { name: 'Open Roof photos 1' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('img').first()).toBeVisible()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  const stage = await viewer.getByRole('application').boundingBox()
  if (!stage) throw new Error('There is no stage.')
  const centre = [stage.x + stage.width / 2, stage.y + stage.height / 2] as const
  await drag(page, centre, [centre[0] + 60, centre[1] + 30])
  const before = await placeOf(viewer)
  const marks = viewer.getByRole('list', { name: 'Marks' }).getByRole('listitem')
  await drawEach(page, viewer, [stage.x + 80, stage.y + 60])
  await expect(marks).toHaveText([/^Arrow ?Pink/, /^Dimension: 900 mm ?Blue/, /^Polygon ?Orange/])
  expect(await placeOf(viewer)).toEqual(before)
  await viewer.getByRole('application').focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(marks).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(marks).toHaveCount(2)
  expect(await placeOf(viewer)).toEqual(before)
  await expect(async () => markElsewhere(server.url, hash)).toPass()
  await expect(marks.filter({ hasText: 'Note: From elsewhere' })).toBeVisible({ timeout: 25_000 })
  expect(await placeOf(viewer)).toEqual(before)
  await viewer.getByRole('button', { name: 'Redo' }).click()
  await expect(marks).toHaveCount(4)
  await page.reload()
  await page.getByRole('tab', { name: 'Inputs and photos' }).click()
  await page.getByRole('button', { name: 'Open Roof photos 1' }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Marks' }).getByRole('listitem')).toHaveCount(4)
})

const question = 'Which module is it, by its label?'
const threadOf = (page: Page) => page.getByRole('article', { name: `Question: ${question}` })

const returnWithQuestion = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/console/project?project=${hash}`)
  await page.getByRole('button', { name: 'Return with a question' }).click()
  const dialog = page.getByRole('dialog')
  await choosePin(dialog, 'Module')
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByText('Returned with a question')).toBeVisible()
}

/** Asked to answer first, answers, and submits. */
const answerAndSubmit = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/project_result?project=${hash}`)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(question)
  await expect(dialog.getByRole('button', { name: 'Submit anyway' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Answer first' }).click()
  const answer = threadOf(page).getByLabel('Your answer')
  await expect(answer).toBeFocused()
  await answer.fill('Example 440 W')
  await threadOf(page).getByRole('button', { name: 'Answer' }).click()
  await expect(threadOf(page)).toContainText('Example 440 W')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/No engineer has taken it yet/)).toBeVisible()
}

test('a question is a thread of both sides; submitting again asks for the answer', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const hash = await claimed(server.url, { name: 'Shed with a thread', rafter_spacing: 5900 })
  const holder = await openPage(browser, baseURL)
  await Promise.all([login(page, installer), login(holder, engineer, /\/console$/)])
  await returnWithQuestion(holder, hash)
  await answerAndSubmit(page, hash)
  await holder.reload()
  await holder.getByRole('button', { name: 'Claim' }).click()
  await expect(threadOf(holder).getByText('New', { exact: true })).toBeVisible()
  await threadOf(holder).getByText('Write again').click()
  await threadOf(holder).getByLabel('To the customer').fill('Please add a photo of the label.')
  await threadOf(holder).getByRole('button', { name: 'Send' }).click()
  await expect(threadOf(holder)).toContainText('Please add a photo of the label.')
  await page.reload()
  await expect(threadOf(page).getByText('New', { exact: true })).toBeVisible()
  await expect(threadOf(page).getByRole('listitem')).toHaveText([
    /^Example 440 W/,
    /^Please add a photo of the label\./,
  ])
  await holder.close()
})

test('every field that a question can be pinned to is where its link leads', async ({ page, server }) => {
  const hash = await photographedShed(server.url, { name: 'Pinned shed', rafter_spacing: 5800 })
  const { call, customer } = await sidesOf(server.url)
  const row = await call({ path: `/api/projects/detail?hash=${hash}`, token: customer })
  const parsed = parseWireProject(row)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  await login(page, installer)
  const steps = { header: '', building: '1', solar: '2', photos: '3', structure: '4', roofCover: '5' }
  const pins = pinsOf(parsed.value.project, choices)
  expect(pins.length).toBeGreaterThan(40)
  for (const { step, field } of pins) {
    await page.goto(`/project_new${steps[step]}?type=edit&project=${hash}#${field}`)
    const input = page.locator(`[id="${field}"]`)
    await expect(input, field).toBeVisible()
    await expect(input, field).toBeInViewport()
  }
})
