import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, type Worker } from '@playwright/test'
import sharp from 'sharp'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { keptCounts, keptTexts, leftOfFormer, upgradePast, writeFormer } from './pages/kept-on-device.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { atStep, startProject } from './pages/wizard.ts'

/** What people made stays on the device through every release, tab and shortage. */

const person = (name: string): Person => ({
  email: `${name}@device.example`,
  password: 'ridge12',
  name,
  company: 'Ridge Solar',
})

const former = (name: string): string =>
  readFileSync(new URL(`../apps/web/src/platform/draft/earlier-drafts/${name}`, import.meta.url), 'utf8')

const begun = '2026-11-21 9:05:00'
/** Until version 2 a file named its draft; since then the draft names its files. */
const releases = [
  { file: 'version-1-max-step.json', named: false },
  { file: 'version-1-max-num.json', named: false },
  { file: 'version-2.json', named: false },
  { file: 'version-3.json', named: true },
] as const

const photosOfDraft = async (page: Page): Promise<void> => {
  await page.goto('/project')
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Steps of the project' }).getByRole('link', { name: /Photo/ }).click()
  await atStep(page, 'project_new3')
}

const removable = (page: Page) => page.getByRole('button', { name: /^Remove Roof photos \d+$/ })

for (const { file, named } of releases)
  test(`a draft and an unsent photo kept by a former release (${file}) open, and the photo is sent`, async ({
    page,
  }) => {
    const who = person(file.replace(/\W/g, '-'))
    await register(page, who)
    const text = former(file)
    const unsent = [{ id: 'former-photo', category: 'roof', name: 'north.jpg' }]
    const key = named ? `soundroof.drafts/${who.email}/Kx7pQ2mN` : `soundroof.draft.${who.email}`
    const kept = named ? JSON.stringify({ ...JSON.parse(text), unsent }) : text
    const waiting = {
      id: 'former-photo',
      category: 'roof',
      keptAt: Date.now(),
      name: 'north.jpg',
      bytes: readFileSync(await smallPhoto()).toString('base64'),
    }
    await writeFormer(page, { texts: { [key]: kept }, files: [named ? waiting : { ...waiting, draft: begun }] })
    await photosOfDraft(page)
    // Two stand in the draft, and one waited.
    await expect(removable(page)).toHaveCount(3)
    await expect.poll(async () => (await leftOfFormer(page)).files).toBe(0)
    expect((await leftOfFormer(page)).keys).toEqual([])
    await expect.poll(() => keptCounts(page)).toEqual({ files: 0, contents: 0 })
    await page.reload()
    await expect(removable(page)).toHaveCount(3)
  })

const nameField = (page: Page) => page.locator('[name="name"]')
const saved = (page: Page) => expect(page.locator('[data-keeping="kept"]')).toBeVisible()

test('a store that a later release has opened is read and written, also by a page that was open meanwhile', async ({
  page,
}) => {
  await register(page, person('later'))
  await startProject(page)
  await nameField(page).fill('Before')
  await saved(page)
  await upgradePast(page, 70)
  await nameField(page).fill('After')
  await saved(page)
  await page.reload()
  await expect(nameField(page)).toHaveValue('After')
  await nameField(page).fill('Again')
  await saved(page)
  expect((await keptTexts(page)).some(({ text }) => text.includes('"Again"'))).toBe(true)
})

test('two tabs with one draft: the last change is in both, and what one discards leaves the other', async ({
  page,
  context,
}) => {
  await register(page, person('tabs'))
  await startProject(page)
  await nameField(page).fill('One')
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(nameField(other)).toHaveValue('One')
  await nameField(other).fill('Two')
  await expect(nameField(page)).toHaveValue('Two')
  await nameField(page).fill('Three')
  await expect(nameField(other)).toHaveValue('Three')
  await other.goto('/on_this_device')
  await other.getByRole('button', { name: 'Delete Three' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).not.toHaveURL(/project_new/)
  await expect(other.getByText('No draft and no file waits on this device.')).toBeVisible()
})

/** No ticket, no upload: files stay on the device. */
const refuseUploads = (page: Page) => page.route('**/api/images?*', (route) => route.abort())

const draftAtPhotos = async (page: Page, who: Person): Promise<void> => {
  await register(page, who)
  const unsent: readonly never[] = []
  const text = JSON.stringify({ ...JSON.parse(former('version-3.json')), unsent })
  await writeFormer(page, { texts: { [`soundroof.drafts/${who.email}/Kx7pQ2mN`]: text }, files: [] })
  await photosOfDraft(page)
}

const inputOf = (page: Page) => page.getByLabel('Roof photos: add files')
const safe = (page: Page) => page.locator('[data-safe="true"]')

test('the page On this device shows what waits, sends it again, saves and deletes it, and all as a ZIP', async ({
  page,
}) => {
  await draftAtPhotos(page, person('page'))
  await refuseUploads(page)
  const path = await smallPhoto()
  await inputOf(page).setInputFiles([path, path])
  await expect(safe(page)).toHaveCount(2)
  // Two equal photos are one content.
  await expect.poll(() => keptCounts(page)).toEqual({ files: 2, contents: 1 })
  await expect(page.getByText(/does not promise to keep/)).toBeVisible()
  await page.goto('/on_this_device')
  await expect(page.getByText(/^Saved here/)).toHaveCount(2)
  await expect(page.getByText('7 · Shed').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything as a ZIP' }).click()
  const zip = readFileSync(await (await download).path()).toString('latin1')
  for (const name of ['Shed.json', '/roof/small-photo.jpg', '/roof/small-photo (2).jpg']) expect(zip).toContain(name)
  const single = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export small-photo.jpg' }).first().click()
  expect(readFileSync(await (await single).path()).equals(readFileSync(path))).toBe(true)
  await page.getByRole('button', { name: 'Delete small-photo.jpg' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText(/^Saved here/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete small-photo.jpg' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Saved here/)).toHaveCount(1)
  expect(await keptCounts(page)).toEqual({ files: 1, contents: 1 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again: small-photo.jpg' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(await keptCounts(page)).toEqual({ files: 0, contents: 0 })
})

test('photos are sent with a signal, and when the application opens, also where their draft is not open', async ({
  page,
}) => {
  await draftAtPhotos(page, person('unopened'))
  await refuseUploads(page)
  await inputOf(page).setInputFiles(await smallPhoto())
  await expect(safe(page)).toHaveCount(1)
  await expect(page.getByText('1 file is safe on this device, and is sent once there is a signal.')).toBeVisible()
  await page.goto('/on_this_device')
  await expect(page.getByText(/^Saved here/)).toBeVisible()
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await photosOfDraft(page)
  await refuseUploads(page)
  await inputOf(page).setInputFiles(await smallPhoto(2))
  await expect(safe(page)).toHaveCount(1)
  await page.unrouteAll()
  await page.goto('/project_existing')
  await expect.poll(() => keptCounts(page)).toEqual({ files: 0, contents: 0 })
})

/** A browser that writes to the disk: the room of one without a folder cannot be limited. */
const onDisk = async (baseURL: string, launchOptions: object, work: (page: Page) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-full-'))
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, locale: 'en-AU' })
  try {
    await work(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Of noise, which no store makes smaller: some 2.5 MB. */
const noisy = async (name: string) => {
  const [width, height, channels] = [2000, 1500, 3] as const
  const noise = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
  return { name, mimeType: 'image/jpeg', buffer: await noise.jpeg({ quality: 90 }).toBuffer() }
}

/** Other data of the same address, of random bytes, until half a megabyte finds no room. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filler')
      request.onupgradeneeded = () => request.result.createObjectStore('bytes', { autoIncrement: true })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const isStored = async (): Promise<boolean> => {
      const bytes = new Uint8Array(500_000)
      for (let at = 0; at < bytes.length; at += 50_000) crypto.getRandomValues(bytes.subarray(at, at + 50_000))
      const transaction = store.transaction('bytes', 'readwrite')
      transaction.objectStore('bytes').put(bytes)
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(true)
        transaction.onabort = () =>
          transaction.error?.name === 'QuotaExceededError' ? resolve(false) : reject(transaction.error)
      })
    }
    while (await isStored());
    store.close()
  })

/** Before anything is written: the browser remembers for a while how much room it found. @returns what lifts the limit */
const limitRoom = async (page: Page, origin: string): Promise<() => Promise<void>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 30_000_000 })
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  }
}

const length = (page: Page) => page.locator('[name="length"]')
const toStep = (page: Page, step: number) => page.goto(page.url().replace(/project_new\d/, `project_new${step}`))

test('a full device refuses a photo in plain words, keeps the draft, and takes photos again once there is room', async ({
  server,
  launchOptions,
}) => {
  await onDisk(server.url, launchOptions, async (page) => {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    const lift = await limitRoom(page, new URL(server.url).origin)
    await draftAtPhotos(page, person('full'))
    await refuseUploads(page)
    await inputOf(page).setInputFiles(await smallPhoto())
    await expect(safe(page)).toHaveCount(1)
    await fill(page)
    const large = await noisy('large.jpg')
    expect(large.buffer.length).toBeGreaterThan(1_000_000)
    await inputOf(page).setInputFiles(large)
    await expect(page.getByRole('alert', { name: 'Not saved on this device' })).toContainText('large.jpg')
    await expect(page.locator('[data-safe="false"]')).toHaveText(/no room on this device/)
    await expect(safe(page)).toHaveCount(1)
    await toStep(page, 1)
    await length(page).fill('31.5')
    await saved(page)
    expect((await keptTexts(page)).some(({ text }) => text.includes('31.5'))).toBe(true)
    await page.reload()
    await expect(length(page)).toHaveValue('31.5')
    await toStep(page, 3)
    await expect(safe(page)).toHaveCount(1)
    await expect(page.getByText(/no longer has the file/).first()).toBeVisible()
    await lift()
    await inputOf(page).setInputFiles(await noisy('fits.jpg'))
    await expect(safe(page)).toHaveCount(2)
    expect(await keptCounts(page)).toEqual({ files: 2, contents: 2 })
  })
})

/** The worker that stores photos. */
const keeperOf = async (page: Page): Promise<Worker> => {
  const found = () => page.workers().find((worker) => worker.url().includes('keep-worker'))
  return found() ?? page.waitForEvent('worker', (worker) => worker.url().includes('keep-worker'))
}

test('a photo that cannot be saved for another reason is not blamed on the room', async ({ page }) => {
  await draftAtPhotos(page, person('broken'))
  await refuseUploads(page)
  const keeper = await keeperOf(page)
  await keeper.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Internal error committing transaction', 'UnknownError')
    }
  })
  await inputOf(page).setInputFiles(await smallPhoto())
  await expect(page.locator('[data-safe="false"]')).toHaveText(/Internal error committing transaction/)
  const told = page.getByRole('alert', { name: 'Not saved on this device' })
  await expect(told).toContainText('small-photo.jpg: Not saved on this device (Internal error')
  await expect(page.getByText(/no room/)).toHaveCount(0)
})
