import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { launchedWithCamera, phone, writeFilm } from './fixtures/fake-camera.ts'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { kept } from './pages/on-the-device.ts'
import { phoneOf } from './pages/phone-sensors.ts'
import { atStep, choose, enter, next, startProject } from './pages/wizard.ts'

/** Where, when and in which direction photos were taken: kept without a signal, told later, and left out where that is chosen. */

const who: Person = { email: 'where@taken.example', password: 'ridge12', name: 'Wera', company: 'Ridge Solar' }
const site = { latitude: -32.2569, longitude: 148.6011, accuracy: 6 }
const toTell = '/api/images/taken'

const picture = (colour: string) => sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })

const film = async (path: string): Promise<void> => {
  const frame = await picture('#707070').jpeg().toBuffer()
  writeFilm(path, frame)
}

/** 4 m north of the site. */
const photoWithPlace = (colour: string) =>
  picture(colour)
    .withExif({
      IFD2: { DateTimeOriginal: '2026:11:20 09:30:00', OffsetTimeOriginal: '+11:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '32/1 15/1 247/10',
        GPSLongitudeRef: 'E',
        GPSLongitude: '148/1 36/1 40/10',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const atPhotos = async (page: Page): Promise<void> => {
  await startProject(page)
  await enter(page, [choose('photosAt', 'Before the other steps')])
  await page.locator('[name="name"]').fill('Shed with places')
  await page.locator('[name="number"]').fill('T-1')
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await next(page)
  await atStep(page, 'project_new3')
}

const positionKnown = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve(true),
          () => resolve(false),
        ),
      ),
  )

const removeButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })

const photographWithoutSignal = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Take many photos in a row' }).click()
  await expect(page.locator('video[data-state="live"]')).toBeVisible()
  expect(await positionKnown(page)).toBe(true)
  await page.getByRole('button', { name: 'Take the photo', exact: true }).click()
  await expect(page.locator('[data-safe="true"]').getByText('1 taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Sort 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Rafter span photos', exact: true }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
}

type Signed = { readonly data: readonly { readonly full: string; readonly photo?: { readonly taken: unknown } }[] }

/** What the server has of the stored photos, asked by the page after a reload. */
const storedPhotos = async (page: Page, count: number): Promise<Signed['data']> => {
  const answers: Promise<Signed>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/images/addresses')) answers.push(response.json() as Promise<Signed>)
  })
  await page.reload()
  await expect.poll(async () => (await Promise.all(answers)).at(-1)?.data.length).toBe(count)
  return (await Promise.all(answers)).at(-1)?.data ?? []
}

test('a photo on the roof carries place, time and direction, a file what it says, and neither where that is switched off', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-taken-'))
  const path = join(folder, 'film.mjpeg')
  await film(path)
  const browser = await launchedWithCamera(path)
  try {
    const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}), geolocation: site })
    const page = await context.newPage()
    await register(page, who)
    await kept(page)
    const held = await phoneOf(page)
    // Chromium refuses what is not granted with the others.
    await context.grantPermissions(['camera', 'accelerometer', 'gyroscope', 'magnetometer', 'geolocation'])
    await held.hold(70, 312)
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(toTell)) told.push(request.postData() ?? '')
    })
    await atPhotos(page)
    await photographWithoutSignal(page)
    await expect(page.getByText(/Taken .*, facing north-west \(312° magnetic\)/)).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-safe="true"]')).toBeVisible()
    expect(told).toEqual([])
    await context.setOffline(false)
    await expect(removeButton(page, 'Rafter span photos 1')).toBeVisible()
    await expect.poll(() => told.length).toBe(1)
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ photos: [{ ...site, direction: 312, source: 'camera' }] })

    const sent = { name: 'gallery.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace('#306090') }
    await page.getByLabel('Roof photos: add files').setInputFiles([sent])
    await expect(removeButton(page, 'Roof photos 1')).toBeVisible()
    await expect(
      page.getByText(/Taken 20 Nov 2026, 09:30 \(as the file says\), \d m from the other photos/),
    ).toBeVisible()
    await expect.poll(() => told.length).toBe(2)

    await page.getByRole('checkbox', { name: 'Keep where and when photos were taken' }).uncheck()
    await expect(page.getByText('Photos are sent without their position, direction and time.')).toBeVisible()
    const unsaid = { name: 'unsaid.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace('#903060') }
    await page.getByLabel('Connection photos: add files').setInputFiles([unsaid])
    await expect(removeButton(page, 'Connection photos 1')).toBeVisible()

    const photos = await storedPhotos(page, 3)
    expect(told).toHaveLength(2)
    expect(photos.filter(({ photo }) => photo?.taken != null)).toHaveLength(2)
    const bare = photos.find(({ photo }) => photo?.taken === null)
    const stored = await page.request.get(bare?.full ?? '')
    const { exif, orientation } = await sharp(await stored.body()).metadata()
    expect([orientation, exif?.includes('2026')]).toEqual([6, false])
    await expect(page.getByRole('checkbox', { name: 'Keep where and when photos were taken' })).not.toBeChecked()
    await expect(page.getByText(/facing north-west \(312° magnetic\), \d m from the other photos/)).toBeVisible()
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
