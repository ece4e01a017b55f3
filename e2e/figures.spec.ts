import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { type Client, clientOf } from './fixtures/client.ts'
import { type Counted, countedOn } from './fixtures/counted.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { keptCounts } from './pages/kept-on-device.ts'

type Project = Readonly<Record<string, unknown>>

const roofs = new URL('../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url)

/** A common shed in Sydney, among tall buildings, whose panels are clamped to the ribs of its roof. */
const clampShed = (): Project => {
  const all: readonly Project[] = readFileSync(roofs, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const shed = all.find(({ number }) => number === 'CR-15')
  const clamped = { roof_type: 'Tin Non-penetrative', fixing_type_index: 1, is_penetrative: 0, roof_sheeting_index: 1 }
  return {
    ...shed,
    ...clamped,
    terrain_category_index: 5,
    options: { module: 'generic-1762x1134-2400-pa', ridgeColumn: true },
  }
}

const calculate = async ({ call }: Client, token: string, body: Project): Promise<AssessmentResult> => {
  await call({ path: '/api/projects/decrement_times', token, body: {} })
  return (await call<{ result: AssessmentResult }>({ path: '/api/projects/getResult', token, body })).result
}

/** The capacity table of the evidence, here as it is published. */
const table = new URL('../data/purlins/ZC15015.json', import.meta.url)
type Loads = Readonly<Record<'inward' | 'outward', readonly number[]>> & { readonly span: number; readonly cs: number }
type Evidence = Readonly<Record<string, readonly Loads[]>>

const supports = { Lapped: 'lapped', Continuous: 'continuous', 'Single span': 'single' } as const

/** The load at a place as the screen names it: "Lapped, span 900 mm, outward, rows of bridging: 1". */
const loadAt = (evidence: Evidence, place: string): number => {
  const [, support, span, load, bridging = '0'] =
    /^(.+), span (\d+) mm, (inward|outward|in service)(?:, rows of bridging: (\d))?$/.exec(place) ?? []
  const rows = evidence[supports[support as keyof typeof supports]]
  const row = rows?.find((one) => one.span === Number(span))
  const value = load === 'in service' ? row?.cs : row?.[load as 'inward' | 'outward'][Number(bridging)]
  if (value === undefined) throw new Error(`The evidence has no load for ${place}.`)
  return value
}

/** Looks up what the screen asks for, as an engineer reads it to three figures. */
const cellsAsked = async (step: Locator): Promise<string> => {
  const evidence: Evidence = JSON.parse(readFileSync(table, 'utf8'))
  const places = await step
    .getByRole('listitem')
    .filter({ hasText: /, span \d+ mm, / })
    .allInnerTexts()
  expect(places).toHaveLength(5)
  return places.map((place) => Number(loadAt(evidence, place).toPrecision(3))).join(' ')
}

const look = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `test-results/figures-${name}.png`, fullPage: true })
}

/** Scrolls through the figures of the step; it cannot be sent before. */
const lookThrough = async (page: Page, { scrollThrough }: Counted, send: Locator): Promise<void> => {
  await expect(page.getByText(/^Not in view yet: \d+ lines/)).toBeVisible()
  await expect(send).toBeDisabled()
  const isAllInView = () => page.getByText('Every value, source and cell was in view.').isVisible()
  expect(await scrollThrough(isAllInView)).toBe(true)
  await expect(send).toBeEnabled()
}

/** Left and opened again, the step has what was typed; this is not counted. */
const keepsWhatIsTyped = async (page: Page, step: Locator, file: string): Promise<void> => {
  const reason = step.getByLabel(/^Reason/)
  await reason.fill('Certificate 11')
  await step.locator('input[type="file"]').setInputFiles(file)
  await expect(step.getByText(basename(file))).toBeVisible()
  await expect.poll(() => keptCounts(page)).toEqual({ files: 1, contents: 1 })
  await step.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await page.getByRole('button', { name: /^Confirm these \d+$/ }).click()
  await expect(reason).toHaveValue('Certificate 11')
  await expect(step.getByText(basename(file))).toBeVisible()
  await look(page, 'kept')
  await step.getByRole('button', { name: 'Take the file out' }).click()
  await expect(step.getByText(basename(file))).toHaveCount(0)
  // What the fields led past is looked through from the top.
  await page.reload()
  await page.getByRole('button', { name: /^Confirm these \d+$/ }).click()
  await reason.fill('')
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** From the result to its figures, all of them confirmed with one certificate. */
const confirmAll = async (page: Page, hash: string, file: string): Promise<number> => {
  const engineer = countedOn(page)
  await page.goto(`/console/project?project=${hash}`)
  await engineer.click(page.getByRole('link', { name: 'The figures it rests on' }).first())
  await expect(page.getByRole('row').filter({ hasText: 'Deflection stiffness of the rail' })).toBeVisible()
  await look(page, 'list')
  await engineer.click(page.getByRole('button', { name: /^Confirm these \d+$/ }))
  const step = page.getByRole('form', { name: /^Figures to confirm as published: \d+$/ })
  const send = step.getByRole('button', { name: 'Propose' })
  await keepsWhatIsTyped(page, step, file)
  await lookThrough(page, engineer, send)
  await look(page, 'confirm')
  await engineer.type(step.getByLabel('Type these five loads'), await cellsAsked(step))
  await engineer.type(step.getByLabel(/^Reason/), 'Certificate 12 of the maker')
  await engineer.choose(step.locator('input[type="file"]'), file)
  await engineer.click(send)
  await expect(page.getByRole('button', { name: /^Confirm these/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Approve these/ })).toHaveCount(0)
  await look(page, 'proposed')
  return engineer.actions()
}

/** The second engineer types five other cells. */
const approveAll = async (page: Page, hash: string): Promise<number> => {
  const colleague = countedOn(page)
  await page.goto(`/console/project?project=${hash}`)
  await colleague.click(page.getByRole('link', { name: 'The figures it rests on' }).first())
  await colleague.click(page.getByRole('button', { name: /^Approve these \d+$/ }))
  const step = page.getByRole('form', { name: /^Figures to approve: \d+$/ })
  const send = step.getByRole('button', { name: 'Approve' })
  await lookThrough(page, colleague, send)
  await look(page, 'approve')
  await colleague.type(step.getByLabel('Type these five loads'), await cellsAsked(step))
  await colleague.click(send)
  await expect(page.getByRole('button', { name: /^Approve these/ })).toHaveCount(0)
  return colleague.actions()
}

type Photographed = { readonly client: Client; readonly token: string; readonly photo: string }

const withPhotos = async ({ client, token, photo }: Photographed, number: string): Promise<Project> => {
  const pictures = await Promise.all([0, 1, 2, 3].map(() => client.sendPhoto(token, photo)))
  return {
    ...clampShed(),
    [wireFieldOf('photos', 'roof')]: pictures.slice(0, 2),
    [wireFieldOf('photos', 'rafterSpan')]: [pictures[2]],
    [wireFieldOf('photos', 'connection')]: [pictures[3]],
    [wireFieldOf('photos', 'sheeting')]: [pictures[3]],
    number,
  }
}

const upload = async ({ client, token }: Photographed, body: Project): Promise<string> =>
  (await client.call<{ hash: string }>({ path: '/api/projects/upload', token, body })).hash

/** The most that an engineer does, and a colleague after that. */
const most = { confirming: 8, approving: 4 }

test('all figures of a clamp shed are signed off by two engineers in twelve actions: its next result says pass', async ({
  page,
  browser,
  server,
}) => {
  const baseURL = server.url
  const client = await clientOf(baseURL)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  const [photo] = await photos()
  if (!photo) throw new Error('There is no photo.')
  const scene = { client, token, photo: photo.path }

  const shed = await withPhotos(scene, 'CR-15-1')
  const before = await calculate(client, token, shed)
  expect([before.verdict, before.basis]).toEqual(['pass-with-conditions', 'unconfirmed'])
  const first = await upload(scene, shed)
  await client.call({ path: '/api/projects/submit', token, body: { hash: first } })

  await login(page, engineer, /\/console$/)
  const confirming = await confirmAll(page, first, photo.path)
  const other = await browser.newPage({ baseURL, locale: 'en-AU' })
  await login(other, secondEngineer, /\/console$/)
  const approving = await approveAll(other, first)
  await other.close()
  test.info().annotations.push({ type: 'actions', description: `${confirming} and ${approving}` })
  expect(confirming).toBeLessThanOrEqual(most.confirming)
  expect(approving).toBeLessThanOrEqual(most.approving)

  const project = await withPhotos(scene, 'CR-15-2')
  const after = await calculate(client, token, project)
  expect([after.verdict, after.basis, after.unverified]).toEqual(['pass', 'confirmed', []])
  expect(after.confirmedFigures?.length).toBeGreaterThanOrEqual(9)
  const hash = await upload(scene, project)
  const owner = await browser.newPage({ baseURL, locale: 'en-AU' })
  await login(owner, installer)
  await owner.goto(`/project_result?project=${hash}`)
  await owner.getByRole('tab', { name: 'Conditions' }).click()
  const confirmed = owner.getByRole('region', { name: 'Figures confirmed by engineers' })
  await expect(confirmed.getByText(/^Rail as published, by /)).toBeVisible()
  await expect(owner.getByText(/not yet confirmed/i)).toHaveCount(0)
  await owner.close()
})

/** A table by keyboard, on a phone: each press brings the next line that was not in view. */
const byKeyboard = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/console/figures?search=purlins/TS4055')
  await page.getByRole('button', { name: 'Confirm these 1' }).press('Enter')
  await expect(page.getByLabel('Type these five loads')).toBeAttached()
  const next = page.getByRole('button', { name: 'Show the next' })
  await next.focus()
  for (let presses = 0; presses < 40 && (await next.isVisible()); presses += 1) {
    await page.keyboard.press('Enter')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await expect(page.getByText('Every value, source and cell was in view.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Propose' })
  await expect(send).toBeFocused()
  await send.press('Enter')
  await expect(
    page.getByRole('listitem').getByText(/^Capacity table: TS4055: Please look up the 5 cells/),
  ).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** A table alone, in its dialog: the same rule, and five cells that are wrong. */
const tableAlone = async (page: Page, file: string): Promise<void> => {
  await page.goto('/console/figures?search=purlins/TS4055')
  await page.getByRole('button', { name: 'Capacity table: TS4055', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm or replace: Capacity table: TS4055' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Not in view yet/)).toBeAttached()
  const send = dialog.getByRole('button', { name: 'Propose' })
  await expect(send).toBeDisabled()
  const next = dialog.getByRole('button', { name: 'Show the next' })
  for (let presses = 0; presses < 40 && (await next.isVisible()); presses += 1) {
    await next.press('Enter')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await dialog.getByLabel('Type these five loads').fill('1 2 3 4 5')
  await dialog.getByLabel(/^Reason/).fill('Certificate 12 of the maker')
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await send.click()
  await expect(dialog.getByText(/^Of the 5 cells typed, \d differ from the table/)).toBeVisible()
}

test('a figure alone: nonsense is told and kept in the form, and the list is filtered by its address', async ({
  page,
}) => {
  const [photo] = await photos()
  if (!photo) throw new Error('There is no photo.')
  await login(page, engineer, /\/console$/)
  await page.goto('/console/figures?use=fixings/foot&kind=number')
  await expect(page.getByRole('row').filter({ hasText: 'L-foot' })).toHaveCount(3)
  await page.getByLabel('Used for').selectOption('Tilted panels')
  await expect(page).toHaveURL(/use=wind%2Ftilted-panels/)
  await expect(page.getByText('Rows 1, windward half 0.3 (angle 0)')).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Tilted panels: Wall' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm these 1' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await byKeyboard(page)
  await tableAlone(page, photo.path)
  await page.goto('/console/figures?search=fixings/foot/steel-screw')
  await page.getByRole('button', { name: 'L-foot: Steel screw', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm or replace: L-foot: Steel screw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Replace', { exact: true }).click()
  await dialog.getByLabel('Diameter').fill('63')
  await dialog.getByLabel(/^Reason/).fill('Certificate 12 of the maker')
  await dialog.locator('input[type="file"]').setInputFiles(photo.path)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog.getByText(/Please check number and unit!/)).toBeVisible()
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('Certificate 12 of the maker')
})
