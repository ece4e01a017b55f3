import { basename } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { sayIn } from '@soundroof/words/say'
import { engineer, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { phoneOf, refuseAll } from './pages/phone-sensors.ts'
import { openReport, textOf } from './pages/result.ts'
import { clampedShed as shed } from './pages/roofs.ts'
import { photoOfScrews, screwPhoto } from './pages/rows-of-screws.ts'
import { addPhotos, atStep, calculate, completeStep, enter, nameProject, next, startProject } from './pages/wizard.ts'

/** A phone held in the hand: small, pressed by fingers, with sensors. */
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

const say = sayIn('en-AU')

const open = async (page: Page, label: string): Promise<Locator> => {
  await page.getByRole('button', { name: say('roofs.measure-field', { field: label }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()
const begin = (dialog: Locator) => press(dialog, say('measuring.start'))
const measure = (dialog: Locator) => press(dialog, say('measuring.measure-now'))

const atBuilding = async (page: Page): Promise<void> => {
  await login(page, installer)
  await startProject(page)
  await nameProject(page, shed.name, shed.number)
}

const origin = (page: Page, field: string) => page.locator(`[data-origin="${field}"]`)
const slope = (page: Page) => page.locator('[name="roofSlope"]')

const tapOn = async (picture: Locator, { x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
  const box = await picture.boundingBox()
  if (box === null) throw new Error('The photo is not shown.')
  await picture.click({ position: { x: x * box.width, y: y * box.width } })
}

const measureRows = async (page: Page): Promise<void> => {
  const dialog = await open(page, 'Purlin Spacing')
  await dialog
    .locator('input[type="file"]')
    .last()
    .setInputFiles(await photoOfScrews())
  await dialog.getByRole('combobox').selectOption(say('measuring.other-rectangle'))
  await dialog.getByLabel(new RegExp(say('measuring.long-side'))).fill(String(screwPhoto.panelSides.long))
  await dialog.getByLabel(new RegExp(say('measuring.short-side'))).fill(String(screwPhoto.panelSides.short))
  await press(dialog, say('measuring.zoom', { times: 4 }))
  const picture = dialog.getByRole('application').locator('> div')
  for (const at of [...screwPhoto.corners, ...screwPhoto.screws]) await tapOn(picture, at)
  await dialog.getByRole('button', { name: /^Use \d+ mm$/ }).click()
}

/** 6 m along the long side of a rectangle of that length, on a photo that the project has. */
const measureOnProjectPhoto = async (page: Page): Promise<void> => {
  const dialog = await open(page, 'Rafter Spacing')
  await press(dialog, 'Connection photos 1')
  await dialog.getByRole('combobox').selectOption(say('measuring.other-rectangle'))
  await dialog.getByLabel(new RegExp(say('measuring.long-side'))).fill('6000')
  await dialog.getByLabel(new RegExp(say('measuring.short-side'))).fill('3000')
  const picture = dialog.getByRole('application').locator('> div')
  const [left, right] = [0.2, 0.8]
  for (const [x, y] of [
    [left, 0.2],
    [right, 0.2],
    [right, 0.5],
    [left, 0.5],
    [left, 0.2],
    [right, 0.2],
  ] as const)
    await tapOn(picture, { x, y })
  await dialog.getByRole('button', { name: /^Use \d+ mm$/ }).click()
}

test('a slope from the sensor is entered with its error; by hand it is typed again, and Undo brings it back', async ({
  page,
}) => {
  const phone = await phoneOf(page)
  await atBuilding(page)
  await phone.hold(3)
  const dialog = await open(page, 'Roof Slope')
  await begin(dialog)
  await expect(dialog.getByText('3.0°')).toBeVisible()
  await measure(dialog)
  await expect(dialog.getByText(say('measuring.constant'))).toBeVisible()
  await phone.hold(22.5)
  await measure(dialog)
  await press(dialog, 'Use 22.5°')
  await expect(slope(page)).toHaveValue('22.5')
  await expect(origin(page, 'roofSlope')).toHaveText('Measured with the phone: 22.5° ± 1.2°')
  await slope(page).fill('23')
  await expect(origin(page, 'roofSlope')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(slope(page)).toHaveValue('22.5')
  await expect(origin(page, 'roofSlope')).toHaveText(/^Measured with the phone/)
  await page.reload()
  await expect(origin(page, 'roofSlope')).toHaveText(/^Measured with the phone/)
})

test('the zero error of a phone goes by turning it, and is gone for the next slope too', async ({ page }) => {
  const phone = await phoneOf(page)
  await atBuilding(page)
  await phone.hold(0)
  const dialog = await open(page, 'Roof Slope')
  await begin(dialog)
  await expect(dialog.getByText('0.0°')).toBeVisible()
  await phone.hold(5)
  await expect(dialog.getByText('5.0°')).toBeVisible()
  await dialog.getByText(say('measuring.calibrate')).click()
  await press(dialog, say('measuring.first-reading'))
  await expect(dialog.getByRole('button', { name: say('measuring.second-reading') })).toBeVisible()
  // Half a turn in its place: the slope of 4 degrees shows from the other side, the zero error of 1 degree from the same.
  await phone.hold(-3)
  await expect(dialog.getByText('3.0°')).toBeVisible()
  await press(dialog, say('measuring.second-reading'))
  await expect(dialog.getByText(say('measuring.calibrated'))).toBeVisible()
  await phone.hold(21)
  await expect(dialog.getByText('20.0°')).toBeVisible()
  await measure(dialog)
  await press(dialog, 'Use 20°')
  await expect(origin(page, 'roofSlope')).toHaveText('Measured with the phone: 20° ± 0.3°')
})

test('the direction comes from the compass, marked as magnetic', async ({ page }) => {
  const phone = await phoneOf(page)
  await atBuilding(page)
  await page.getByText(say('roofs.direction-wind-class-walls-beside')).click()
  await phone.hold(0, 10)
  const dialog = await open(page, 'Direction of the Front')
  await begin(dialog)
  await expect(dialog.getByText('10°', { exact: true })).toBeVisible()
  await phone.hold(0, 350)
  await expect(dialog.getByText('350°', { exact: true })).toBeVisible()
  await measure(dialog)
  await press(dialog, 'Use 350°')
  await expect(origin(page, 'frontFacing')).toHaveText('Measured with the compass: 350° ± 10°, from magnetic north')
})

test('a device without sensors, or one that refuses them, says so, and the value is typed', async ({ page }) => {
  await phoneOf(page, false)
  await atBuilding(page)
  const dialog = await open(page, 'Roof Slope')
  await begin(dialog)
  await expect(dialog.getByText(say('measuring.sensor-absent'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await refuseAll(page)
  const again = await open(page, 'Roof Slope')
  await begin(again)
  await expect(again.getByText(say('measuring.denied'))).toBeVisible()
  await again.getByRole('button', { name: 'Close' }).click()
  await slope(page).fill('22')
  await expect(slope(page)).toHaveValue('22')
})

test('the region comes from the position; one far off shore or refused is told, and the job goes on', async ({
  page,
}) => {
  await phoneOf(page)
  await atBuilding(page)
  const here = page.getByRole('button', { name: say('placeOfDevice') })
  await page.context().setGeolocation({ latitude: -30, longitude: 165, accuracy: 20 })
  await here.click()
  await expect(page.getByText(say('placeOutside'))).toBeVisible()
  // A position of the last minute is taken from the page's memory.
  await page.reload()
  await page.context().setGeolocation({ latitude: -32.24, longitude: 148.6, accuracy: 180 })
  await here.click()
  await expect(page.getByText(/The nearest boundary, to region \w+, is about \d+ km away/)).toBeVisible()
  await expect(page.locator('[data-origin="location"], [data-origin="area"]')).toHaveText(
    'From the position of the phone, ± 0.2 km',
  )
  await refuseAll(page)
  await here.click()
  await expect(page.getByText(say('devicePositionRefused'))).toBeVisible()
  await page.locator('[name="length"]').fill('30')
  await expect(page.locator('[name="length"]')).toHaveValue('30')
})

/** Submitted, and opened by the engineer who reviews it. */
const inConsole = async (page: Page, browser: Browser, baseURL: string | undefined): Promise<Page> => {
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/No engineer has taken it yet/)).toBeVisible()
  const desk = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width: 1280, height: 900 } })
  await login(desk, engineer, /\/console/)
  await desk.getByRole('button', { name: /^Claim / }).click()
  await desk.getByRole('tab', { name: 'Inputs and photos' }).click()
  return desk
}

test('measured values are told on form, report and console, and what-if varies them within their error', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await phoneOf(page)
  await atBuilding(page)
  await enter(page, shed.building)
  await phone.hold(0)
  const dialog = await open(page, 'Roof Slope')
  await begin(dialog)
  await expect(dialog.getByText('0.0°')).toBeVisible()
  await phone.hold(6)
  await expect(dialog.getByText('6.0°')).toBeVisible()
  await measure(dialog)
  await press(dialog, 'Use 6°')
  await next(page)
  await atStep(page, 'project_new2')
  await completeStep(page, shed.solar, 'project_new3')
  const [photo, north, south] = (await photos()).map(({ path }) => path) as [string, string, string]
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [north])
  await addPhotos(page, 'Connection photos', [photo])
  await addPhotos(page, 'Roof sheeting photos', [south])
  await next(page)
  await atStep(page, 'project_new4')
  await enter(page, shed.structure)
  await measureRows(page)
  const rows = origin(page, 'spacing')
  await expect(rows).toHaveText(/^Measured on a photo, between rows of screws: (11[89]\d|12[01]\d) mm ± \d{1,2} mm$/)
  const told = (await rows.textContent()) ?? ''
  await measureOnProjectPhoto(page)
  const rafters = origin(page, 'rafterSpacing')
  await expect(rafters).toHaveText(/^Measured on a photo: (5\d{3}|6\d{3}) mm ± \d+ mm, on Connection photos 1$/)
  const onPhoto = (await rafters.textContent()) ?? ''
  await next(page)
  await atStep(page, 'project_new5')
  await enter(page, shed.roofType)
  await calculate(page)
  const result = page.url()
  const report = textOf(await openReport(page, 'Input Summary'))
  expect(report).toContain('Measured with the phone: 6° ± 1.2°')
  expect(report).toContain(told)
  expect(report).toContain(onPhoto)
  await page.goto(result.replace('project_result', 'what_if'))
  await page.getByText(say('roofs.measured-within-its-error')).first().click()
  const varied = page.getByLabel('Roof Slope').first()
  await expect(varied.locator('option')).toHaveText(['4.8°', /^6°/, '7.2°'])
  await varied.selectOption({ index: 2 })
  await expect(page.getByRole('alert').filter({ hasText: /only within the error/ })).toHaveCount(0)
  await page.goto(result)
  const desk = await inConsole(page, browser, baseURL)
  await expect(desk.getByText(told)).toBeVisible()
  await expect(desk.getByText('Measured with the phone: 6° ± 1.2°')).toBeVisible()
  await desk.close()
})

/** Without them nothing is sent. */
const permissions = /\/api\/images\?/

test('a length beside a tape is measured on a photo that waits to be sent, which is named once it is', async ({
  page,
}) => {
  await atBuilding(page)
  await completeStep(page, shed.building, 'project_new2')
  await completeStep(page, shed.solar, 'project_new3')
  const atPhotos = page.url()
  await page.getByRole('button', { name: 'I have not been on the roof yet' }).click()
  await atStep(page, 'project_new4')
  const atStructure = page.url()
  await page.goto(atPhotos)
  await page.route(permissions, (route) => route.abort())
  const [{ path = '' } = {}] = await photos()
  await page.getByLabel('Connection photos: add files').setInputFiles([path])
  await expect(page.getByRole('button', { name: `Remove ${basename(path)}` })).toBeVisible()
  await expect(page.getByText('1 file is safe on this device, and is sent once there is a signal.')).toBeVisible()
  await page.goto(atStructure)
  const dialog = await open(page, 'Rafter Spacing')
  await press(dialog, 'Connection photos 1')
  await expect(dialog.getByText(say('measuring.named-once-sent'))).toBeVisible()
  await dialog.getByRole('combobox').selectOption(say('measuring.tape-line'))
  await dialog.getByLabel(new RegExp(say('measuring.known-length'))).fill('6000')
  const picture = dialog.getByRole('application').locator('> div')
  const [left, right] = [0.2, 0.8]
  for (const [x, y] of [
    [left, 0.3],
    [right, 0.3],
    [left, 0.35],
    [right, 0.35],
  ] as const)
    await tapOn(picture, { x, y })
  await page.screenshot({ path: 'test-results/tape-line.png' })
  await dialog.getByRole('button', { name: /^Use \d+ mm$/ }).click()
  const rafters = origin(page, 'rafterSpacing')
  await expect(rafters).toHaveText(/^Measured on a photo: (59\d\d|60\d\d) mm ± \d+ mm$/)
  await page.unroute(permissions)
  await page.goto(atPhotos)
  await expect(page.getByRole('button', { name: 'Remove Connection photos 1' })).toBeVisible({ timeout: 30_000 })
  await page.goto(atStructure)
  await expect(rafters).toHaveText(/ mm ± \d+ mm, on Connection photos 1$/)
})
