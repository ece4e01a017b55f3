import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { changeKeptTexts } from './pages/kept-on-device.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { nameProject, startProject } from './pages/wizard.ts'

/** What the page has called saved is there after a reload, a crashed tab, and a browser that was closed or killed. */

const seed = Number(process.env.SEED ?? 20261129)
const interruptions = 30
const person: Person = { email: 'kim@cut.example', password: 'ridge12', name: 'Kim', company: 'Ridge Solar' }

/** Mulberry32. */
const randomFrom = (start: number) => {
  let state = start
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

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

const kinds = ['reload', 'crash', 'close', 'kill'] as const
type Kind = (typeof kinds)[number]

/** The process of the browser itself, of which all others are children. */
const browserIn = (folder: string): number => {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const own = processes.filter((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes('--type='))
  expect(own, 'processes of the browser').toHaveLength(1)
  return Number(own[0]?.trim().split(' ')[0])
}

const kill = async (context: BrowserContext, folder: string): Promise<void> => {
  const closed = new Promise((resolve) => context.once('close', resolve))
  process.kill(browserIn(folder), 'SIGKILL')
  await closed
}

const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await Promise.race([devtools.send('Page.crash').catch(() => undefined), crashed])
  await crashed
}

type Open = { readonly context: BrowserContext; readonly page: Page }
type Device = { readonly folder: string; readonly reopen: () => Promise<Open> }

const interrupted = async (kind: Kind, { context, page }: Open, { folder, reopen }: Device): Promise<Open> => {
  const address = page.url()
  if (kind === 'reload') {
    await page.reload()
    return { context, page }
  }
  if (kind === 'close') await context.close()
  if (kind === 'kill') await kill(context, folder)
  if (kind === 'crash') await crash(context, page)
  const opened = kind === 'crash' ? { context, page: await context.newPage() } : await reopen()
  await opened.page.goto(address)
  return opened
}

/** No ticket, no upload: photos stay on the device. */
const reopenIn = (folder: string, baseURL: string, launchOptions: object) => async (): Promise<Open> => {
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, locale: 'en-AU' })
  await context.route('**/api/images?*', (route) => route.abort())
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

const photosAt = (address: string): string => address.replace(/project_new\d/, 'project_new3')

test(`nothing called saved is lost in ${interruptions} interruptions (seed ${seed})`, async ({
  server,
  launchOptions,
}) => {
  const random = randomFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-device-'))
  const device = { folder, reopen: reopenIn(folder, server.url, launchOptions) }
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
      await open.page.getByLabel('Roof photos: add files').setInputFiles(await smallPhoto())
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
