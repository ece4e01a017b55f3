// `npm run bench:device`: the engine of devices in Chromium at a quarter of this machine's speed.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildStale } from '../../build.mjs'
import { ensureChromium } from '../../chromium.mjs'
import { readOptions } from '../../options.mjs'
import { root } from '../../sources.mjs'

readOptions('npm run bench:device\n  milliseconds of a calculation on a device, at four times slower')

const slower = 4
const aim = 100

/** @typedef {{ readonly catalogue: string, readonly bodies: readonly string[] }} Given */

/**
 * In the page, on its main thread: Chromium's throttle does not slow workers.
 * @param {Given & { readonly engine: string }} given
 */
const timesOf = ({ engine, catalogue, bodies }) => {
  const page = /** @type {{ onmessage: Function, postMessage: Function }} */ (/** @type {unknown} */ (window))
  /** @type {unknown} */
  let answered
  page.postMessage = (/** @type {unknown} */ message) => {
    answered = message
  }
  const timed = (/** @type {object} */ task) => {
    const begun = performance.now()
    page.onmessage({ data: { id: 1, task } })
    return { time: performance.now() - begun, answered }
  }
  const begun = performance.now()
  new Function(engine)()
  const loaded = performance.now() - begun
  const figures = timed({ kind: 'figures', catalogue }).time
  const asked = { accountId: 'ann', provider: 'Engineers' }
  return { loaded, figures, roofs: bodies.map((body) => timed({ kind: 'calculate', asked: { ...asked, body } })) }
}

await buildStale()
const engine = readFileSync(join(root, 'apps/server/dist/device-engine.js'), 'utf8')
const given = /** @type {Given} */ (
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bench/device/random-roofs.ts'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 20_000_000,
    }),
  )
)
const browser = await chromium.launch({ executablePath: await ensureChromium() })
const page = await browser.newPage()
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
const { loaded, figures, roofs } = await page.evaluate(timesOf, { engine, ...given })
await browser.close()

const [first = Number.NaN, ...later] = roofs.map(({ time }) => time)
const sorted = later.toSorted((a, b) => a - b)
const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
const shown = (/** @type {number} */ value) => `${value.toFixed(0)} ms`
console.log(`engine read ${shown(loaded)}, figures and warming up ${shown(figures)}`)
console.log(
  `first roof ${shown(first)}; ${later.length} more: median ${shown(at(0.5))}, 95 % ${shown(at(0.95))}, longest ${shown(at(1))}`,
)
process.exitCode = Math.max(first, at(0.95)) <= aim ? 0 : 1
