import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { type Device, interrupted, type Kind, kinds, type Open, randomFrom, reopenIn } from './pages/interruptions.ts'
import { changeKeptTexts } from './pages/kept-on-device.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { nameProject, startProject } from './pages/wizard.ts'

/** What the page has called saved is there after a reload, a crashed tab, and a browser that was closed or killed. */

const seed = Number(process.env.SEED ?? 20261129)
const interruptions = Number(process.env.INTERRUPTIONS ?? 12)
const person: Person = { email: 'kim@cut.example', password: 'ridge12', name: 'Kim', company: 'Ridge Solar' }

const lengthOf = (page: Page) => page.locator('[name="length"]')

/** Typing and pausing at random; the last value that the page called saved, and the last one typed. */
const types = async (page: Page, random: () => number, from: number) => {
  let [saved, typed] = [from, from]
  for (let times = 1 + Math.floor(random() * 4); times > 0; times--) {
    typed += 1
    await lengthOf(page).fill(String(typed / 10))
    await page.waitForTimeout(random() * 40)
    if (await page.locator('[data-keeping="kept"]').isVisible()) saved = typed
  }
  return { saved, typed }
}

/** No ticket, no upload: photos stay on the device. */
const withoutUploads = (reopen: Device['reopen']) => async (): Promise<Open> => {
  const open = await reopen()
  await open.context.route('**/api/images?*', (route) => route.abort())
  return open
}

const photosAt = (address: string): string => address.replace(/project_new\d/, 'project_new3')

test(`nothing called saved is lost in ${interruptions} interruptions (seed ${seed})`, async ({
  server,
  launchOptions,
}) => {
  const random = randomFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-device-'))
  const device = { folder, reopen: withoutUploads(reopenIn(folder, server.url, launchOptions)) }
  const happened = new Set<Kind>()
  let open = await device.reopen()
  try {
    await register(open.page, person)
    await startProject(open.page)
    await nameProject(open.page, 'Cut', '1')
    const address = open.page.url()
    await expect(open.page.locator('[data-keeping="kept"]')).toBeVisible()
    await changeKeptTexts(open.page, 'soundroof.drafts/', (text) => JSON.stringify({ ...JSON.parse(text), maxNum: 5 }))
    await open.page.reload()
    let [value, photos] = [100, 0]
    for (let count = 0; count < interruptions; count++) {
      const kind = kinds[Math.floor(random() * kinds.length)] ?? 'reload'
      happened.add(kind)
      const label = `interruption ${count}, ${kind}`
      const { saved, typed } = await types(open.page, random, value)
      open = await interrupted(kind, open, device)
      await expect(lengthOf(open.page), label).toBeVisible()
      const shown = await lengthOf(open.page).inputValue()
      const found = shown === '' ? 100 : Math.round(Number(shown) * 10)
      expect(found, label).toBeGreaterThanOrEqual(saved)
      expect(found, label).toBeLessThanOrEqual(typed)
      value = found
      if (count % 5 !== 0) continue
      await open.page.goto(photosAt(address))
      await open.page.getByLabel('Roof photos: add files').setInputFiles(await smallPhoto(photos))
      photos += 1
      await expect(open.page.locator('[data-safe="true"]'), label).toHaveCount(photos)
      open = await interrupted(kind, open, device)
      await expect(open.page.locator('[data-safe="true"]'), label).toHaveCount(photos)
      await open.page.goto(address)
      await expect(lengthOf(open.page)).toBeVisible()
    }
    expect([...happened].sort()).toEqual([...kinds].sort())
    await open.context.unrouteAll()
    await open.page.goto(photosAt(address))
    await expect(open.page.getByRole('button', { name: /^Remove Roof photos \d+$/ })).toHaveCount(photos)
  } finally {
    await open.context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
