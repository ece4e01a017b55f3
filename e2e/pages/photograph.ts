import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { bareCodesOn } from './bare-codes.ts'

/**
 * Screens as somebody has looked at them and approved. To approve new ones: delete the pictures, run the journey, look at what
 * it writes, run it again.
 */

const approved = fileURLToPath(new URL('../approved/', import.meta.url))
const rejected = fileURLToPath(new URL('../../test-results/screens/', import.meta.url))

const widths = [360, 768, 1440] as const
type Width = (typeof widths)[number]

/** What needs the width most, at every width; of the others, the one between would show nothing new. */
const widest: readonly string[] = [
  'result-tiled',
  'what-if',
  'engineer-project',
  'engineer-console-figures',
  'engineer-figures-step',
  'administrator-console',
]

const hasPicture = (screen: string, width: Width): boolean => width !== 768 || widest.includes(screen)

/** Both schemes have the same lines; where only a colour is wrong, axe finds it in the one that it sees. */
const schemeAt = (width: Width): 'light' | 'dark' => (width === 360 ? 'dark' : 'light')

const tallest = 4000

/**
 * Without what differs from run to run: how far the page was scrolled, days, times, room on the device, codes, addresses of projects; Chinese signs, which
 * are in a font of the machine. Until that stays, every picture is there and the page keeps its height for some frames: a part that was loaded late is
 * written anew.
 */
const atRest = async (frames: number): Promise<void> => {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const patterns: readonly (readonly [RegExp, string])[] = [
    [/\b\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* 20\d\d\b/g, '1 Jan 2026'],
    [/\b20\d\d-\d\d-\d\d\b/g, '2026-01-01'],
    [/\b\d{1,2}:\d\d(:\d\d)?\b( ?[ap]\.?m\.?)?/gi, '12:00'],
    [/\b[0-9a-f]{8,64}\b/g, '0123abcd'],
    [/^[\w-]{22}$/, 'id-of-an-account'],
    [/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'AAAA-AAAA-AAAA'],
    [/\b\d+ (seconds?|minutes?|ms)\b/g, '1 minute'],
    [/\b[\d.]+ [kM]B kept/g, '1 kB kept'],
    [/about [\d.]+ [kM]B more/g, 'about 100 MB more'],
    [/\p{Script=Han}+/gu, 'Chinese'],
  ]
  const rewrite = (): boolean => {
    let isChanged = false
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const same = patterns.reduce((words, [pattern, word]) => words.replace(pattern, word), text)
      if (same === text) continue
      node.nodeValue = same
      isChanged = true
    }
    return isChanged
  }
  const isAwaited = (image: HTMLImageElement): boolean => {
    image.loading = 'eager'
    return !image.complete
  }
  let height = -1
  for (let frame = 0, rested = 0; rested < frames; frame++) {
    if (frame > 600) throw new Error('The page does not come to rest.')
    const isMoved =
      rewrite() || [...document.images].some(isAwaited) || document.documentElement.scrollHeight !== height
    height = document.documentElement.scrollHeight
    rested = isMoved ? 0 : rested + 1
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}

/** So coarse that versions of the browser look alike, and fine enough to see a moved line. */
const coarse = (picture: Uint8Array) =>
  sharp(picture).greyscale().resize({ width: 120, fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })

const tile = 8

/** The largest mean difference of a tile, in shades of 256: one button that is gone among a long page is seen. */
const differenceOf = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all([coarse(one), coarse(other)])
  if (Math.abs(a.info.height - b.info.height) > 2) return 256
  const across = Math.ceil(a.info.width / tile)
  const sums = new Map<number, number>()
  for (let at = 0; at < Math.min(a.data.length, b.data.length); at++) {
    const place = Math.floor(at / a.info.width / tile) * across + Math.floor((at % a.info.width) / tile)
    sums.set(place, (sums.get(place) ?? 0) + Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)))
  }
  return Math.max(...sums.values()) / tile ** 2
}

const tolerance = 16

const small = (picture: Uint8Array) => sharp(picture).webp({ quality: 50, effort: 4 }).toBuffer()

/** Null: as approved. Otherwise what is wrong with the picture. */
const compared = async (name: string, picture: Uint8Array): Promise<string | null> => {
  const place = `${approved}${name}.webp`
  if (!existsSync(place)) {
    writeFileSync(place, await small(picture))
    return `${name} is new: look at it, then keep it.`
  }
  const difference = await differenceOf(picture, readFileSync(place))
  if (difference <= tolerance) return null
  mkdirSync(rejected, { recursive: true })
  writeFileSync(`${rejected}${name}.png`, picture)
  return `${name} differs from the approved picture by ${difference.toFixed(0)} of 256 shades: see test-results/screens.`
}

/** The whole page, or the top of a very long one. */
const pictureOf = async (page: Page, width: number): Promise<Uint8Array> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot({
    fullPage: true,
    timeout: 120_000,
    animations: 'disabled',
    caret: 'hide',
    // Messages come and go by the clock; machines have other fonts of equal width.
    style:
      '.mantine-Notifications-root { display: none } :root { --mantine-font-family-monospace: Inter !important } pre, code { font-family: Inter !important }',
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  })
}

const faultsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  // No page has frames, and what passes is not read.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${name}: axe ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** No part of the page may stand out to the side; an open menu finds its place a few frames after the width has changed. */
const sidewaysOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const over = await page.evaluate(async () => {
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (let frames = 0; frames < 60 && excess() > 1; frames++)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    return excess()
  })
  return over > 1 ? [`${name}: the page is ${over} px too wide`] : []
}

const pictureAt = async (page: Page, screen: string, width: Width): Promise<readonly string[]> => {
  const colorScheme = schemeAt(width)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  // Last of all: another width or scheme may have written a text again, and drawings take the new width some frames later.
  await page.evaluate(atRest, 8)
  const problem = await compared(`${screen}-${width}-${colorScheme}`, await pictureOf(page, width))
  return problem ? [problem] : []
}

/** The screen at its widths, dark on phones, compared with what was approved; what axe finds in the narrowest and the widest; no bare code. */
export const photograph = async (page: Page, screen: string): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if (hasPicture(screen, width)) problems.push(...(await pictureAt(page, screen, width)))
    if (width !== 768) problems.push(...(await faultsOf(page, `${screen}-${width}`)))
    problems.push(...(await sidewaysOf(page, `${screen}-${width}`)))
  }
  // A window of 1280 px at four times its size, one of 640 px at twice.
  await page.setViewportSize({ width: 320, height: 800 })
  return [...problems, ...(await sidewaysOf(page, `${screen}-320`)), ...(await bareCodesOn(page, screen))]
}
