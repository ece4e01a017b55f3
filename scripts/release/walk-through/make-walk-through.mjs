// The video of the help, from today's screens: `node --import tsx scripts/release/walk-through/make-walk-through.mjs` after a
// build, with ffmpeg on the path. The lines of the captions stay; they get the times of the film.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../../chromium.mjs'
import { startServer } from '../../running-server.mjs'
import { root } from '../../sources.mjs'
import { encode, filmOf, size } from './film.mjs'
import { drawPhotos } from './photos.mjs'
import { scenes } from './scenes.mjs'

const folder = join(root, 'apps/web/src/features/platform/help/walk-through')
const installer = { email: 'alex@example.org', password: `a1${randomUUID().slice(0, 6)}` }
/** Nobody reads faster than this. */
const perCharacter = 55

/** @param {number} ms */
const time = (ms) => {
  const seconds = ms / 1000
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}

const cuesOf = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8').trim().split('\n\n').slice(1)

/** @param {string} name @param {readonly number[]} starts with the end */
const writeTimes = (name, starts) => {
  const cues = cuesOf(name).map((cue, at) => {
    const [, ...lines] = cue.split('\n')
    return [`${time(starts[at] ?? 0)} --> ${time(starts[at + 1] ?? 0)}`, ...lines].join('\n')
  })
  writeFileSync(join(folder, name), `${['WEBVTT', ...cues].join('\n\n')}\n`)
}

/** @param {import('@playwright/test').Page} page */
const logIn = async (page) => {
  await page.goto('/login')
  for (const [name, text] of Object.entries(installer)) await page.locator(`[name="${name}"]`).fill(text)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/home$/)
  await page.goto('/project')
  await page.getByRole('button', { name: /New Project/ }).click()
  await page.locator('[name="name"]').waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} pictures */
const shoot = async (page, pictures) => {
  const film = filmOf(page, pictures)
  const set = { page, film, photos: await drawPhotos(pictures) }
  const lines = cuesOf('walk-through.vtt').map((cue) => cue.split('\n').slice(1).join(' '))
  if (lines.length !== scenes.length) throw new Error(`${lines.length} captions for ${scenes.length} scenes.`)
  /** @type {number[]} */
  const starts = []
  let poster = ''
  for (const [at, scene] of scenes.entries()) {
    starts.push(film.now())
    // The last scene opens a dialog over the result.
    poster = film.pictures.at(-1)?.file ?? ''
    await scene(set)
    const shown = film.now() - (starts[at] ?? 0)
    const read = (lines[at] ?? '').length * perCharacter
    if (shown < read) await film.picture(read - shown)
  }
  return { film, poster, starts: [...starts, film.now()] }
}

const pictures = mkdtempSync(join(tmpdir(), 'walk-through-'))
const server = await startServer({
  SEED_INSTALLER: `${installer.email}:${installer.password}`,
  PASSWORD_HASHING: 'light',
})
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: size,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await logIn(page)
  const { film, poster, starts } = await shoot(page, pictures)
  await encode(film, pictures, join(folder, 'walk-through.mp4'))
  await sharp(poster).webp({ quality: 80 }).toFile(join(folder, 'poster.webp'))
  for (const name of ['walk-through.vtt', 'walk-through.zh-hans.vtt']) writeTimes(name, starts)
} finally {
  await browser.close()
  await server.stop()
  rmSync(pictures, { recursive: true, force: true })
}
