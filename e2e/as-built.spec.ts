import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { engineer, installer } from './fixtures/accounts.ts'
import { launchedWithCamera, phone, writeFilm } from './fixtures/fake-camera.ts'
import { test } from './fixtures/journey.ts'
import { readPdf } from './fixtures/read-pdf.ts'
import { login } from './pages/account.ts'
import { kept as keptOnDevice } from './pages/on-the-device.ts'
import { noisyPhoto, smallPhoto } from './pages/photographed-shed.ts'
import { acceptedProject } from './pages/review/accepted-project.ts'
import {
  choosePhotos,
  completeArray,
  drawSignature,
  isSaved,
  measure,
  openRecord,
  savedPack,
  signStatement,
  zoneNames,
  zoneOn,
} from './pages/review/as-built-page.ts'
import { certifiedProject } from './pages/review/certified-project.ts'

/** A finished array on an emulated phone: measured, photographed, signed, decided, and its close-out pack read back. */

const signer = { name: 'Jo Fitter', licence: 'NSW 123456C', accreditation: 'SAA S1234567' }
const reason = 'The rail was checked by hand for the spacing as built.'

const onPhone = async (baseURL: string | undefined, use: (page: Page) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-film-'))
  const film = join(folder, 'film.mjpeg')
  writeFilm(film, (await noisyPhoto()).buffer)
  const browser: Browser = await launchedWithCamera(film)
  try {
    const context = await browser.newContext({
      ...phone,
      ...(baseURL ? { baseURL } : {}),
      permissions: ['camera', 'geolocation'],
      geolocation: { latitude: -33.8, longitude: 151.2, accuracy: 5 },
    })
    await use(await context.newPage())
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Signing leads into a zone that is closed, and stays at the field once the zone has opened. */
const leadsToWhatIsMissing = async (page: Page, [first = '', second = '']: readonly string[]): Promise<void> => {
  await zoneOn(page, first).getByRole('radio', { name: '2', exact: true }).check()
  await zoneOn(page, second).locator('summary').click()
  await expect(zoneOn(page, second).locator('summary')).toBeFocused()
  await page.getByRole('button', { name: 'Sign the statement' }).click()
  const field = page.locator(`[id="zones.${first.replace(' ', '-')}.widestSpacing"]`)
  await expect(field).toBeFocused()
  await isSaved(page)
  await expect(field).toBeFocused()
}

/** The same file for another photo is not sent, and its place says where it is. */
const refusesSamePicture = async (page: Page, name: string): Promise<void> => {
  const slots = zoneOn(page, name).locator('section:has(input[type="file"])')
  const [first, second] = [slots.first(), slots.nth(1)]
  await second.locator('input[type="file"]').setInputFiles(await smallPhoto(10))
  await expect(second.getByText(/is there already, at End clamp/)).toBeVisible()
  await expect(second.getByRole('listitem')).toHaveCount(1)
  await expect(first.getByRole('listitem')).toHaveCount(1)
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `test-results/as-built-twice-${width}-${colorScheme}.png`, fullPage: false })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone.viewport)
}

/** With the camera of the page. */
const shoot = async (page: Page, name: string, count: number): Promise<void> => {
  await page.getByRole('button', { name: `End clamp, ${name}: take a photo` }).click()
  await expect(page.locator('video[data-state="live"]')).toBeVisible()
  for (let taken = 1; taken <= count; taken++) {
    await page.getByRole('button', { name: 'Take the photo', exact: true }).click()
    await expect(page.locator('[data-safe="true"]').getByText(`${taken} taken.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Measured and photographed without a signal; killed and opened again, nothing is lost, and all of it is sent with a signal. */
const withoutSignal = async (page: Page, name: string): Promise<void> => {
  await isSaved(page)
  await expect(page.getByText(/^Photos that wait on this device/)).toHaveCount(0)
  await page.context().setOffline(true)
  const plan = await measure(page, name)
  await shoot(page, name, 2)
  await expect(page.getByText('Kept on this device. It is sent as soon as there is a signal.')).toBeVisible()
  await page.reload()
  const zone = zoneOn(page, name)
  await expect(zone.getByLabel('Widest Spacing in millimetres')).toHaveValue(String(plan.spacing))
  await expect(page.getByText('Photos that wait on this device: 2')).toBeVisible()
  await page.goto('/on_this_device')
  await expect(page.getByText('Photos that wait on this device: 2')).toBeVisible()
  await page.goBack()
  await page.context().setOffline(false)
  await isSaved(page)
}

/** The Enter that asked does not sign when it is pressed again. */
const cancelHasFocus = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()

const accept = async (page: Page, hash: string): Promise<void> => {
  await login(page, engineer, /\/console$/)
  await page.goto(`/console/project?project=${hash}`)
  await expect(page.getByRole('heading', { name: 'Finished array: Signed, with an engineer' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept as built' }).click()
  await expect(page.locator('#as-built-reason-error')).toBeVisible()
  await page.locator('#as-built-reason').fill(reason)
  await page.getByRole('button', { name: 'Accept as built' }).click()
  await cancelHasFocus(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Accept as built' }).click()
  await expect(page.getByRole('heading', { name: 'Finished array: Accepted by an engineer' })).toBeVisible({
    timeout: 60_000,
  })
}

const wordsOf = async (path: string): Promise<string> =>
  (await readPdf(readFileSync(path))).pages.join(' ').replaceAll(/\s+/g, '')

const bare = (text: string): string => text.replaceAll(/\s+/g, '')

/** As the installer's page fills in when the array was finished. */
const todayInSydney = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })

const kept = 'Every clamp is photographed.'

/** Missing entries are named; then it is issued from what the design certificate had, and read as the console offers it. */
const inspect = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Certify after inspection' }).click()
  await page.getByRole('button', { name: 'Issue the certificate' }).click()
  await expect(page.locator('#inspectedOn')).toBeFocused()
  await expect(page.locator('#notInspected-error')).toBeVisible()
  await expect(page.getByLabel('Lot and Plan')).toHaveValue('Lot 12, DP 000000')
  await page.getByLabel('Inspected On').fill(todayInSydney())
  await page.getByLabel('How It Was Inspected').selectOption('On site, in person')
  await page.getByLabel('Work Inspected').fill('Rails and clamps of each zone')
  await page.getByLabel('Not Inspected').fill('Electrical work')
  await page.getByLabel('Condition 1: evidence that it is met').fill('Photographs 1 to 6')
  await page.getByRole('button', { name: 'Issue the certificate' }).click()
  await cancelHasFocus(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the certificate' }).click()
  const link = page.getByRole('link', { name: 'Certificate after inspection' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).body()
  return bare((await readPdf(file)).pages.join(' '))
}

test('an array with one deviation is recorded partly without a signal, signed, accepted, closed out and certified', async ({
  page: desk,
  server,
  baseURL,
}) => {
  const hash = await certifiedProject(server.url, 'shed-in-sydney', kept)
  await onPhone(baseURL, async (page) => {
    await login(page, installer)
    await keptOnDevice(page)
    await openRecord(page, hash)
    const [first = '', ...others] = await zoneNames(page)
    const wide = (plan: { readonly spacing: number }) => 2 * plan.spacing
    const { spacing } = await measure(page, first, wide)
    await expect(zoneOn(page, first).getByText('Wider than planned')).toBeVisible()
    await expect(zoneOn(page, first).getByText(/does not pass: an engineer decides/)).toBeVisible()
    await choosePhotos(zoneOn(page, first), 10)
    await refusesSamePicture(page, first)
    for (const [at, name] of others.entries()) {
      if (at === 0) await withoutSignal(page, name)
      else await measure(page, name)
      await choosePhotos(zoneOn(page, name), 20 + 10 * at)
    }
    await completeArray(page, 'Sunmaker SM-440')
    await page.getByRole('button', { name: 'Take the position' }).click()
    await expect(page.getByText('-33.80000, 151.20000, within 5 m')).toBeVisible()
    await isSaved(page)
    await page.getByRole('button', { name: 'Sign the statement' }).click()
    await expect(page.locator('[id="statement.name"]')).toBeFocused()
    await signStatement(page, signer)
    await expect(page.getByRole('heading', { name: 'Signed, with an engineer' })).toBeVisible({ timeout: 60_000 })
    await accept(desk, hash)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Accepted by an engineer' })).toBeVisible()
    const text = await wordsOf(await savedPack(page))
    for (const words of [...Object.values(signer), 'Sunmaker SM-440', String(2 * spacing), reason, first])
      expect(text, words).toContain(bare(words))
    const certified = await inspect(desk)
    for (const words of [
      signer.name,
      String(2 * spacing),
      reason,
      first,
      kept,
      'Photographs 1 to 6',
      'Electrical work',
    ])
      expect(certified, words).toContain(bare(words))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Certificate after inspection' })).toBeVisible()
  })
})

test('an array built as planned is closed by the signature, and a new record begins with it', async ({
  server,
  baseURL,
}) => {
  const hash = await acceptedProject(server.url, 'tiled-house-in-melbourne')
  await onPhone(baseURL, async (page) => {
    await login(page, installer)
    await openRecord(page, hash)
    await leadsToWhatIsMissing(page, await zoneNames(page))
    for (const [at, name] of (await zoneNames(page)).entries()) {
      await measure(page, name)
      await expect(zoneOn(page, name).getByText('As planned').first()).toBeVisible()
      await choosePhotos(zoneOn(page, name), 10 * at)
    }
    await completeArray(page, 'Sunmaker SM-440')
    await isSaved(page)
    await page.getByLabel('Name of the Installer').fill(signer.name)
    await drawSignature(page)
    await signStatement(page, signer)
    await expect(page.getByRole('heading', { name: 'Signed and closed' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('img', { name: 'Signature drawn' })).toBeVisible()
    expect(await wordsOf(await savedPack(page))).toContain(bare(signer.name))
    await page.getByRole('button', { name: 'Begin a new record' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign the statement' })).toBeVisible()
    await expect(page.getByLabel('Module Label', { exact: true })).toHaveValue('Sunmaker SM-440')
    await expect(page.getByLabel('Name of the Installer')).toHaveValue(signer.name)
  })
})
