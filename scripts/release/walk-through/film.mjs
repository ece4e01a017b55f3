import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../running.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{ x: number, y: number }} Point */

export const size = { width: 948, height: 500 }
const framesPerSecond = 12
const oneFrame = 1000 / framesPerSecond

/** A pointer that the pictures show: a browser without a screen draws none. @param {Page} page @param {Point} at */
const showPointer = (page, at) =>
  page.evaluate(({ x, y }) => {
    const found = document.getElementById('pointer-in-film')
    const pointer = found ?? document.body.appendChild(document.createElement('div'))
    pointer.id = 'pointer-in-film'
    const [fill, edge] = ['rgb(232 163 23 / 70%)', '2px solid #16232b']
    const round = { width: '18px', height: '18px', borderRadius: '50%', background: fill, border: edge }
    const above = { position: 'fixed', zIndex: '9999', pointerEvents: 'none', left: `${x - 9}px`, top: `${y - 9}px` }
    Object.assign(pointer.style, round, above)
  }, at)

/** @param {Point} from @param {Point} to @param {number} part */
const between = (from, to, part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })

/** @param {Locator} target @returns {Promise<Point>} */
const middleOf = async (target) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not shown.`)
  return { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 }
}

/** How far the page scrolls until the target stands a third below the top. @param {Locator} target */
const wayTo = (target) => target.evaluate((element) => element.getBoundingClientRect().top - innerHeight / 3)

/**
 * Pictures with the time for which each is shown: the film lasts as long on a slow machine as on a fast one.
 * @param {Page} page @param {string} folder
 */
export const filmOf = (page, folder) => {
  /** @type {{ file: string, ms: number }[]} */
  const pictures = []
  let now = 0
  let pointer = { x: size.width / 2, y: size.height * 0.7 }

  const picture = async (/** @type {number} */ ms) => {
    await showPointer(page, pointer)
    const file = join(folder, `${String(pictures.length).padStart(5, '0')}.png`)
    await page.screenshot({ path: file })
    pictures.push({ file, ms })
    now += ms
  }
  const scroll = async (/** @type {number} */ way) => {
    const steps = Math.min(10, Math.ceil(Math.abs(way) / 30))
    for (let step = 0; step < steps; step++) {
      await page.evaluate((part) => window.scrollBy(0, part), way / steps)
      await picture(oneFrame)
    }
  }
  const scrollTo = async (/** @type {Locator} */ target) => {
    const way = await wayTo(target)
    if (Math.abs(way) > 120) await scroll(way)
  }
  const moveTo = async (/** @type {Locator} */ target) => {
    await scrollTo(target)
    const [from, to] = [pointer, await middleOf(target)]
    for (const part of [0.35, 0.75, 1]) {
      pointer = between(from, to, part)
      await picture(oneFrame)
    }
  }
  const press = async (/** @type {Locator} */ target) => {
    await moveTo(target)
    await target.click()
    await picture(oneFrame * 5)
  }
  const type = async (/** @type {Locator} */ field, /** @type {string} */ text) => {
    await moveTo(field)
    await field.click()
    for (const key of text) {
      await page.keyboard.type(key)
      await picture(oneFrame)
    }
    await picture(oneFrame * 3)
  }
  return { picture, scroll, scrollTo, press, type, now: () => now, pictures }
}

/** @typedef {ReturnType<typeof filmOf>} Film */

/** @param {Film} film @param {string} folder @param {string} target */
export const encode = async ({ pictures }, folder, target) => {
  const list = join(folder, 'pictures.txt')
  const lines = pictures.map(({ file, ms }) => `file '${file}'\nduration ${(ms / 1000).toFixed(4)}`)
  writeFileSync(list, `${lines.join('\n')}\nfile '${pictures.at(-1)?.file}'\n`)
  const input = ['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list]
  const coded = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '24']
  const played = ['-pix_fmt', 'yuv420p', '-r', String(framesPerSecond), '-g', '240', '-movflags', '+faststart']
  const { code, output } = await run('ffmpeg', [...input, ...coded, ...played, target], { quiet: true })
  if (code !== 0) throw new Error(output)
}
