import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { launchedWithCamera, phone, writeFilm } from './fixtures/fake-camera.ts'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { kept } from './pages/on-the-device.ts'
import { atStep, choose, enter, next, startProject } from './pages/wizard.ts'

/** Photos in a row on a roof without signal, looked at and sorted there, and sent once there is a network. */

const who: Person = { email: 'row@capture.example', password: 'ridge12', name: 'Row', company: 'Ridge Solar' }
const [width, height] = [1920, 1440]

const scene = (): Sharp => {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const isRib = (x + y / 4) % 60 < 12
      const isScrew = y % 200 < 8 && (x + y / 4) % 60 < 24
      const shade = (isScrew ? 25 : isRib ? 85 : 140) + 40 * Math.sin(x / 250 + y / 400)
      data.fill(shade, at, at + 3)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Film of the fake camera: one picture, again and again. */
const film = async (path: string, picture: Sharp): Promise<void> => {
  const frame = await picture.jpeg({ quality: 90 }).toBuffer()
  writeFilm(path, frame)
}

const openCamera = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Take many photos in a row' }).click()
  await expect(page.locator('video[data-state="live"]')).toBeVisible()
}

const shoot = async (page: Page, count: number): Promise<void> => {
  await page.getByRole('button', { name: 'Take the photo', exact: true }).click()
  await expect(page.locator('[data-safe="true"]').getByText(`${count} taken.`)).toBeVisible()
}

const atPhotos = async (page: Page): Promise<void> => {
  await startProject(page)
  await enter(page, [choose('photosAt', 'Before the other steps')])
  await page.locator('[name="name"]').fill('Shed in a row')
  await page.locator('[name="number"]').fill('R-1')
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await next(page)
  await atStep(page, 'project_new3')
}

const tiles = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('button')

const inCamera = async (
  path: string,
  baseURL: string | undefined,
  use: (page: Page, context: BrowserContext) => Promise<void>,
) => {
  const browser = await launchedWithCamera(path)
  try {
    const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}), permissions: ['camera'] })
    await use(await context.newPage(), context)
  } finally {
    await browser.close()
  }
}

test('five photos in a row without signal are safe, looked at, sorted and sent later', async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-film-'))
  const path = join(folder, 'film.mjpeg')
  await film(path, scene().blur(8))
  await inCamera(path, baseURL, async (page, context) => {
    await register(page, who)
    await kept(page)
    await atPhotos(page)
    await context.setOffline(true)
    await openCamera(page)
    await shoot(page, 1)
    await expect(page.getByRole('dialog').getByText('Looks blurred. Take it again, or keep it.')).toBeVisible()
    for (const count of [2, 3, 4, 5]) await shoot(page, count)
    await page.getByRole('button', { name: 'Sort 5' }).click()
    await expect(tiles(page)).toHaveCount(5)
    for (const [at, category] of [
      [2, 'Rafter span photos'],
      [3, 'Connection photos'],
      [4, 'Roof sheeting photos'],
    ] as const) {
      await tiles(page).nth(at).focus()
      await page.keyboard.press('Space')
      await page.getByRole('dialog').getByRole('button', { name: category, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.reload()
    // As interrupted, or as tried again in vain meanwhile.
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Try again', exact: true })).toHaveCount(5)
    await expect(page.getByRole('alert').getByText('There is no connection')).toHaveCount(0)
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/files')) uploads.push(request.url())
    })
    await context.setOffline(false)
    for (const name of ['Roof photos', 'Rafter span photos', 'Connection photos', 'Roof sheeting photos'])
      await expect(page.getByRole('button', { name: new RegExp(`^Remove ${name} 1$`) })).toBeVisible()
    expect(uploads.length).toBeGreaterThan(0)
  })
  rmSync(folder, { recursive: true, force: true })
})
