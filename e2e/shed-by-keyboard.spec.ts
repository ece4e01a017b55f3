import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { addPhotos, atStep, next } from './pages/wizard.ts'

/** A shed from the first page to the result with Tab, arrows, Space and Enter: every stop of the way is walked. */

test.use({ byKeyboard: true })

type Stop = { readonly name: string; readonly kind: string; readonly words: string; readonly isHelp: boolean }

/** What has the focus. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const at = document.activeElement
    const field = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at : null
    const words = (field?.labels?.[0] ?? at)?.textContent ?? ''
    const isHelp = at?.getAttribute('href')?.startsWith('/help') === true || words === '?'
    return { name: field?.name ?? '', kind: field?.type ?? at?.tagName.toLowerCase() ?? '', words, isHelp }
  })

/** Text to type, or the option to take, by the name of the field. */
type Answers = Readonly<Record<string, string | RegExp>>

const mostOptions = 20

const chooses = async (page: Page, option: RegExp): Promise<void> => {
  for (let press = 0; press < mostOptions; press++) {
    if (option.test((await stopOf(page)).words)) return page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows do not reach ${option}.`)
}

const answers = (page: Page, answer: string | RegExp): Promise<void> =>
  typeof answer === 'string' ? page.keyboard.type(answer) : chooses(page, answer)

/** The first suggestion. */
const findsPlace = async (page: Page): Promise<void> => {
  await page.keyboard.type('2150')
  await expect(page.getByRole('option', { name: /^Parramatta/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^A2: Sydney/ })).toBeVisible()
}

/** Its wind region leads on to the street by itself. */
const takesRegion = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="streetAddress"]')).toBeFocused()
}

const goesOn = async (page: Page, stop: Stop, answer: string | RegExp | undefined): Promise<void> => {
  if (/^A2: Sydney/.test(stop.words)) return takesRegion(page)
  if (stop.name === 'place') await findsPlace(page)
  else if (answer !== undefined) await answers(page, answer)
  await page.keyboard.press('Tab')
}

const furthest = 90

/** From the first field of a step through all of it to its last button: no stop is a "?", and none keeps the focus. */
const walks = async (page: Page, first: string, given: Answers, last = 'Next'): Promise<void> => {
  await expect(page.locator(`[name="${first}"]`).first()).toBeFocused()
  const open = new Map(Object.entries(given))
  for (let press = 0; press < furthest; press++) {
    const stop = await stopOf(page)
    expect(stop.isHelp, stop.words).toBe(false)
    if (stop.words === last) {
      expect([...open.keys()]).toEqual([])
      return page.keyboard.press('Enter')
    }
    await goesOn(page, stop, open.get(stop.name))
    open.delete(stop.name)
  }
  throw new Error(`Tab does not reach ${last}.`)
}

const building: Answers = {
  length: '30',
  width: '18',
  roofHeight: '6',
  roofSlope: '5',
  parapetHeight: '0',
  shape: /^Regular Rectangular/,
  streetAddress: '3 Elm St',
  terrain: /^Many close obstacles/,
}

const solar: Answers = {
  installation: /^Perpendicular/,
  scale: '60',
  mount: /^Flush mount/,
  panelLengthBand: /^1701 to 1800/,
  panelWidthBand: /^1001 to 1200/,
  fixing: /^Non-penetrative Clamp/,
}

const structure: Answers = {
  material: /^Steel/,
  sectionName: 'z15019',
  bridging: /^1/,
  support: /^Lapped/,
  spacing: '1200',
  span: '6000',
  rafterMaterial: /^Steel/,
  beamDepth: '310',
  beamFlangeWidth: '165',
  beamFlangeThickness: '10.2',
  rafterSpan: '9000',
}

const photographs = async (page: Page): Promise<void> => {
  const photo = await smallPhoto()
  await addPhotos(page, 'Roof photos', [photo, await smallPhoto(1)])
  for (const title of ['Rafter span photos', 'Connection photos', 'Roof sheeting photos'])
    await addPhotos(page, title, [photo])
  await next(page)
}

test('a shed by keyboard alone: each step begins in its first field, and no stop is a "?" or a trap', async ({
  page,
}) => {
  await login(page, installer)
  await page.goto('/home')
  await page.getByRole('button', { name: 'New Project' }).first().click()
  await walks(page, 'name', { name: 'Smith', number: '12' })
  await atStep(page, 'project_new1')
  await walks(page, 'length', building)
  await atStep(page, 'project_new2')
  await walks(page, 'installation', solar)
  await atStep(page, 'project_new3')
  await photographs(page)
  await atStep(page, 'project_new4')
  await walks(page, 'material', structure)
  await atStep(page, 'project_new5')
  await walks(page, 'sheeting', { sheeting: /pan 350 mm/ }, 'Calculate')
  await expect(page).toHaveURL(/\/project_result\?project=/)
})
