import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../../chromium.mjs'
import { root } from '../../sources.mjs'

const rounds = 9
/** Main thread of a phone, as a share of this machine's. */
const slowdown = 4

/** 12 MP with the grain of a phone camera: about 3.5 MB. */
const photo = (/** @type {number} */ seed) => {
  const [width, height] = [4032, 3024]
  const data = new Uint8Array(width * height * 3)
  let state = seed * 2_654_435_761
  for (let at = 0; at < data.length; at += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const light = 110 + 40 * Math.sin(((at / 3) % width) / 40) + (state >>> 24) / 12
    data.fill(light, at, at + 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

const begunDraft = () => {
  const folder = join(root, 'apps/web/src/platform/draft/earlier-drafts')
  const draft = JSON.parse(readFileSync(join(folder, 'version-3.json'), 'utf8'))
  return { ...draft, project: { ...draft.project, photos: { ...draft.project.photos, roof: [] } }, unsent: [] }
}

/** @typedef {{ email: string, password: string }} Login */

/** @param {import('@playwright/test').Page} page @param {string} url @param {Login} login */
const atPhotos = async (page, url, login) => {
  await page.goto(`${url}/login`)
  await page.locator('[name="email"]').fill(login.email)
  await page.locator('[name="password"]').fill(login.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/home$/)
  const draft = begunDraft()
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    /** @type {const} */ ([`soundroof.drafts/${login.email}/${draft.id}`, JSON.stringify(draft)]),
  )
  // No ticket: the photo stays on the device.
  await page.route('**/api/images?*', (route) => route.abort())
  await page.goto(`${url}/project_new3?type=add&draft=${draft.id}`)
  await page.getByLabel('Roof photos: add files').waitFor({ state: 'attached' })
}

/** From the choice of a file until the screen says that it is saved, ms. */
const noteTimes = () => {
  const times = /** @type {number[]} */ ([])
  let from = 0
  document.addEventListener('change', () => (from = performance.now()), { capture: true })
  new MutationObserver(() => {
    const safe = document.querySelectorAll('[data-safe="true"]').length
    if (safe > times.length) times.push(performance.now() - from)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
  Object.assign(window, { times })
}

/** @param {import('@playwright/test').Page} page @param {string} path @param {number} count */
const choose = async (page, path, count) => {
  await page.getByLabel('Roof photos: add files').setInputFiles(path)
  await page.waitForFunction((wanted) => /** @type {any} */ (window).times.length >= wanted, count, { polling: 100 })
  await page.waitForTimeout(1500)
}

const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How long a 12 MP photo takes to be safe on a slow device. @param {string} url @param {Login} login */
export const photoSafe = async (url, login) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-photo-'))
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
    await atPhotos(page, url, login)
    await page.evaluate(noteTimes)
    // Nobody chooses a photo in the moment in which the step opens.
    await page.waitForTimeout(1500)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let bytes = 0
    for (let round = 0; round < rounds; round++) {
      const content = await photo(round + 1)
      bytes = content.length
      const path = join(folder, `${round}.jpg`)
      writeFileSync(path, content)
      await choose(page, path, round + 1)
    }
    /** @type {number[]} */
    const times = await page.evaluate(() => /** @type {any} */ (window).times)
    return { first: times[0] ?? 0, median: median(times), longest: Math.max(...times), bytes }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
