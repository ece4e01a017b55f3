import { expect, type Locator, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { changeKeptTexts } from './pages/kept-on-device.ts'
import { type Phone, phoneOf } from './pages/phone-sensors.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { atStep, nameProject, startProject } from './pages/wizard.ts'

/** What an installer taps and types for a shed, each field pressed, from the first page after login to the result. */

type Effort = { taps: number; keys: number }

/** A hand: each tap and each key is counted. */
const handOn = (page: Page) => {
  const effort: Effort = { taps: 0, keys: 0 }
  const tap = async (target: Locator) => {
    await target.click()
    effort.taps += 1
  }
  return {
    effort,
    tap,
    press: (name: RegExp | string) => tap(page.getByRole('button', { name }).first()),
    choose: async (group: string, option: RegExp) => {
      const fields = page.locator('fieldset', { has: page.locator(`input[name="${group}"]`) }).last()
      const id = await fields.getByRole('radio', { name: option }).getAttribute('id')
      await tap(page.locator(`label:has([id="${id}"])`))
    },
    type: async (name: string, text: string) => {
      const field = page.locator(`[name="${name}"]`)
      await tap(field)
      await field.pressSequentially(text)
      effort.keys += text.length
    },
    /** The field has the focus already: the step begins with it, or the answer before it was pressed. */
    typeOn: async (name: string, text: string) => {
      await expect(page.locator(`[name="${name}"]`)).toBeFocused()
      await page.keyboard.type(text)
      effort.keys += text.length
    },
    /** The camera or gallery opens with one tap; choosing pictures there is the device's. */
    addPhotos: async (title: string, paths: readonly string[]) => {
      await page.getByLabel(`${title}: add files`).setInputFiles([...paths])
      effort.taps += 1
      await expect(page.getByRole('button', { name: new RegExp(`^Remove ${title} \\d+$`) })).toHaveCount(paths.length, {
        timeout: 60_000,
      })
    },
  }
}

type Hand = ReturnType<typeof handOn>

const building = async (page: Page, hand: Hand): Promise<void> => {
  await hand.typeOn('length', '30')
  await hand.type('width', '18')
  await hand.type('roofHeight', '6')
  await hand.type('roofSlope', '5')
  await hand.type('parapetHeight', '0')
  await hand.choose('shape', /Regular Rectangular/)
  await hand.typeOn('place', '2150')
  await hand.tap(page.getByRole('option', { name: /^Parramatta/ }).first())
  await hand.press(/^A2: Sydney/)
  await expect(page.locator('[name="postcode"]')).toHaveValue('2150')
  await hand.typeOn('streetAddress', '3 Elm St')
  await hand.choose('terrain', /Many close obstacles/)
  await hand.press('Next')
  await atStep(page, 'project_new2')
}

const solar = async (page: Page, hand: Hand): Promise<void> => {
  await hand.choose('installation', /^Perpendicular/)
  await hand.typeOn('scale', '60')
  await hand.choose('mount', /^Flush mount/)
  await hand.choose('panelLengthBand', /1701 to 1800/)
  await hand.choose('panelWidthBand', /1001 to 1200/)
  await hand.choose('fixing', /^Non-penetrative Clamp/)
  await hand.press('Next')
  await atStep(page, 'project_new3')
}

const photograph = async (page: Page, hand: Hand): Promise<void> => {
  const [roof, other] = (await photos()).map(({ path }) => path).slice(-2) as [string, string]
  await hand.addPhotos('Roof photos', [roof, other])
  await hand.addPhotos('Rafter span photos', [roof])
  await hand.addPhotos('Connection photos', [roof])
  await hand.addPhotos('Roof sheeting photos', [roof])
  await hand.press('Next')
  await atStep(page, 'project_new4')
}

const structure = async (page: Page, hand: Hand): Promise<void> => {
  await hand.choose('material', /^Steel/)
  await hand.typeOn('sectionName', 'z15019')
  await expect(page.getByRole('radio', { name: '1.9 mm' })).toBeChecked()
  await hand.choose('bridging', /^1/)
  await hand.choose('support', /^Lapped/)
  await hand.typeOn('spacing', '1200')
  await hand.type('span', '6000')
  await hand.choose('rafterMaterial', /^Steel/)
  await hand.typeOn('beamDepth', '310')
  await hand.type('beamFlangeWidth', '165')
  await hand.type('beamFlangeThickness', '10.2')
  await hand.type('rafterSpan', '9000')
  await hand.press('Next')
  await atStep(page, 'project_new5')
}

const roofType = async (page: Page, hand: Hand): Promise<void> => {
  await hand.choose('sheeting', /pan 350 mm/)
  await calculate(page, hand)
}

const calculate = async (page: Page, hand: Hand): Promise<void> => {
  await hand.press('Calculate')
  await expect(page).toHaveURL(/\/project_result\?project=/)
}

const restAsBefore = async (page: Page, hand: Hand): Promise<void> => {
  await hand.press('With its structure and roof type')
  await hand.press('Next')
  await atStep(page, 'project_new3')
}

const structureAsBefore = async (page: Page, hand: Hand): Promise<void> => {
  await hand.press('Next')
  await atStep(page, 'project_new5')
}

type Step = (page: Page, hand: Hand) => Promise<void>

const number = async (_page: Page, hand: Hand): Promise<void> => {
  await hand.type('number', '12')
}

/** It follows that of the last job. */
const nextNumber = async (page: Page): Promise<void> => {
  await expect(page.locator('[name="number"]')).toHaveValue('13')
}

const effortFor = async (page: Page, numbered: Step, steps: readonly Step[]): Promise<Effort> => {
  const hand = handOn(page)
  await page.goto('/home')
  await hand.press('New Project')
  await hand.typeOn('name', 'Smith')
  await numbered(page, hand)
  await expect(page.getByRole('checkbox', { name: /I have read and agree/ })).toBeChecked()
  await hand.press('Next')
  await atStep(page, 'project_new1')
  for (const step of steps) await step(page, hand)
  return hand.effort
}

test.use({ actionTimeout: 10_000 })

test('a shed takes few taps and keys, and the next one fewer', async ({ page }) => {
  await login(page, installer)
  const first = await effortFor(page, number, [building, solar, photograph, structure, roofType])
  expect(first.taps, `${first.keys} keys`).toBeLessThanOrEqual(35)
  expect(first.keys).toBeLessThanOrEqual(70)
  const again = [building, restAsBefore, photograph, structureAsBefore, calculate]
  const next = await effortFor(page, nextNumber, again)
  expect(next.taps, `${next.keys} keys`).toBeLessThanOrEqual(20)
  expect(next.keys).toBeLessThanOrEqual(32)
})

/** The roof measured where the phone is: its slope by the sensor, its region by the position. */
const measuredBuilding =
  (phone: Phone): Step =>
  async (page, hand) => {
    await hand.type('length', '30')
    await hand.type('width', '18')
    await hand.type('roofHeight', '6')
    await phone.hold(0)
    await hand.press(/^Measure.*Roof Slope/)
    await hand.press('Start the sensor')
    await expect(page.getByText('0.0°')).toBeVisible()
    await phone.hold(5)
    await expect(page.getByText('5.0°')).toBeVisible()
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Measure', exact: true }))
    await hand.press('Use 5°')
    await hand.type('parapetHeight', '0')
    await hand.choose('shape', /Regular Rectangular/)
    await hand.press('Use the position of this device')
    await expect(page.locator('[data-origin="location"], [data-origin="area"]')).toHaveText(/^From the position/)
    await hand.type('streetAddress', '3 Elm St')
    await hand.choose('terrain', /Many close obstacles/)
    await hand.press('Next')
    await atStep(page, 'project_new2')
  }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('a whole job takes at most 40 taps, with slope and region from the phone', async ({ page }) => {
    const phone = await phoneOf(page)
    await page.context().setGeolocation({ latitude: -32.24, longitude: 148.6, accuracy: 20 })
    await login(page, installer)
    const { taps, keys } = await effortFor(page, number, [
      measuredBuilding(phone),
      solar,
      photograph,
      structure,
      roofType,
    ])
    console.log(`a whole job on a phone: ${taps} taps, ${keys} keys`)
    expect(taps, `${keys} keys`).toBeLessThanOrEqual(40)
  })
})

/** The steps that offer the last job, each with its first choice. */
const offering = [
  ['project_new2', 'installation'],
  ['project_new4', 'material'],
  ['project_new5', 'roofType'],
] as const

/** As if every step had been reached. */
const openEveryStep = (page: Page): Promise<void> =>
  changeKeptTexts(page, 'soundroof.drafts/', (text) => JSON.stringify({ ...JSON.parse(text), maxNum: 5 }))

/** The last job is not answered before the returned function is called. */
const holdLastJob = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/projects?*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const topOf = async (target: Locator): Promise<number | undefined> => (await target.boundingBox())?.y

test('an option stays where it was seen, whenever the last job arrives', async ({ page, server }) => {
  await photographedShed(server.url)
  await login(page, installer)
  await startProject(page)
  await nameProject(page, 'Smith', '12')
  await openEveryStep(page)
  for (const [step, field] of offering) {
    const release = await holdLastJob(page)
    await page.goto(page.url().replace(/project_new\d/, step))
    const option = page.locator(`input[name="${field}"]`).first()
    await expect(option).toBeVisible()
    const seen = await topOf(option)
    release()
    const lastJob = page.getByRole('button', { name: 'Same as my last job' })
    await expect(lastJob).toBeVisible()
    expect(await topOf(option), step).toBe(seen)
    await option.check()
    await expect(lastJob).toHaveCount(0)
    expect(await topOf(option), step).toBe(seen)
    await page.unrouteAll()
  }
})

test('a message about the field that was left does not move an option under a long press', async ({ page }) => {
  await login(page, installer)
  await page.clock.install()
  await startProject(page)
  await nameProject(page, 'Smith', '12')
  await page.locator('[name="parapetHeight"]').fill('2000')
  const option = page.getByRole('radio', { name: /Regular Rectangular/ })
  await option.hover()
  await page.mouse.down()
  await page.clock.runFor(1000)
  const message = page.locator('#parapetHeight-error')
  await expect(message).toHaveCount(0)
  await page.mouse.up()
  await expect(option).toBeChecked()
  await page.clock.runFor(1000)
  await expect(message).toBeVisible()
})
