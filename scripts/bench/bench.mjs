// `npm run bench`: ratios measured within one run, so that the machine's own speed cancels out.

import { buildStale } from '../build.mjs'
import { readOptions } from '../options.mjs'
import { startServer } from '../running-server.mjs'
import { adviceTime, assessmentRatios, layoutTimes } from './assessment-ratio.mjs'
import { batchRatio } from './batch-ratio.mjs'
import { besideFlood } from './beside-flood.mjs'
import { login } from './customer.mjs'
import { photoSafe } from './device/photo-safe.mjs'
import { firstLoad } from './first-load.mjs'
import { reportTime } from './report-time.mjs'
import { beyondEcho, chargedBesideNothing, chargedDerivations, chargedResults, newResults } from './throughput.mjs'

readOptions(
  'npm run bench\n  measures ratios of assessments, batches, requests and reports, and compares them with their aims',
)

/** @param {number} value @param {number} [digits] */
const shown = (value, digits = 2) => value.toFixed(digits)
const milliseconds = (/** @type {number} */ value) => `${shown(value, 0)} ms`
const perSecond = (/** @type {number} */ value) => `${shown(value, 0)}/s`

/** @typedef {{ name: string, value: string, detail: string, aim?: string, isMet?: boolean }} Line */

/** @param {Line} line */
const print = ({ name, value, detail, aim, isMet }) => {
  const verdict = aim ? `  aim ${aim}: ${isMet ? 'met' : 'MISSED'}` : ''
  console.log(`${name.padEnd(46)} ${value.padStart(9)}  ${detail}${verdict}`)
  return isMet ?? true
}

/** With every check of fixings, purlins and rafters. @returns {Promise<Line[]>} */
const assessments = async () =>
  (await assessmentRatios()).map(({ name, assess, read, ratio }) => ({
    name: `assess / read its request, ${name}`,
    value: shown(ratio),
    detail: `${shown(assess, 3)} ms / ${shown(read, 3)} ms`,
    aim: '≤ 5 and ≤ 0.3 ms',
    isMet: ratio <= 5 && assess <= 0.3,
  }))

/** @returns {Promise<Line[]>} */
const advice = async () => {
  const { milliseconds: time, failing, tried } = await adviceTime()
  return [
    {
      name: 'advice, a roof that fails in four zones',
      value: `${shown(time, 1)} ms`,
      detail: `${failing} zones, up to ${tried} roofs`,
      aim: '≤ 50 ms',
      isMet: failing === 4 && time <= 50,
    },
  ]
}

/** @returns {Promise<Line[]>} */
const layouts = async () =>
  (await layoutTimes()).map(({ name, panels, layout, parts }) => ({
    name: `layout with its parts list, ${name} roof`,
    value: `${shown(layout, 1)} ms`,
    detail: `${panels} panels, parts list ${shown(parts, 1)} ms`,
    aim: '≤ 20 and ≤ 5 ms',
    isMet: layout <= 20 && parts <= 5,
  }))

/** @returns {Promise<Line[]>} */
const batch = async () => {
  const { a, b, ratio } = await batchRatio()
  return [
    {
      name: 'batch, 2 workers / 1',
      value: shown(ratio),
      detail: `${perSecond(a)} / ${perSecond(b)}`,
      aim: '≥ 1.5',
      isMet: ratio >= 1.5,
    },
  ]
}

/** @returns {Line[]} */
const load = () => {
  const scripts = firstLoad()
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const detail = `${scripts.length} scripts, compressed`
  return [
    {
      name: 'first load of the web',
      value: `${shown(kilobytes, 1)} kB`,
      detail,
      aim: '≤ 200 kB',
      isMet: kilobytes <= 200,
    },
  ]
}

/** @param {string} url @returns {Promise<Line[]>} */
const requests = async (url) => {
  const echo = await beyondEcho(url)
  const charged = await chargedResults(url)
  const derived = await chargedDerivations(url)
  const bare = await chargedBesideNothing(url)
  const asked = await newResults(url)
  const detail = (/** @type {{ a: number, b: number }} */ { a, b }) => `${perSecond(a)} / ${perSecond(b)}`
  return [
    { name: 'one signed row / echo of node:http', value: shown(echo.ratio), detail: detail(echo) },
    {
      name: 'getResult, charged before / one signed row',
      value: shown(charged.ratio),
      detail: detail(charged),
      aim: '≥ 0.40',
      isMet: charged.ratio >= 0.4,
    },
    { name: 'the same with the derivation asked for', value: shown(derived.ratio), detail: detail(derived) },
    { name: 'getResult, charged before / check_token', value: shown(bare.ratio), detail: detail(bare) },
    {
      name: 'getResult, new inputs / one signed row',
      value: shown(asked.ratio),
      detail: detail(asked),
      aim: '≥ 0.25',
      isMet: asked.ratio >= 0.25,
    },
  ]
}

/** @param {string} url @returns {Promise<Line[]>} */
const reports = async (url) => {
  const { first, both, result, full, beside, longestWait, bytes } = await reportTime(url)
  return [
    {
      name: 'result summary with six photographs',
      value: milliseconds(result),
      detail: `${shown(bytes / 1e6)} MB`,
      aim: '≤ 1500 ms',
      isMet: result <= 1500,
    },
    {
      name: 'full calculation with six photographs',
      value: milliseconds(full),
      detail: 'from asking to ready',
      aim: '≤ 2500 ms',
      isMet: full <= 2500,
    },
    {
      name: 'a light request beside four reports / alone',
      value: shown(beside),
      detail: 'check_token, medians',
      aim: '≤ 2',
      isMet: beside <= 2,
    },
    { name: 'reports of input and result', value: milliseconds(both), detail: 'after an upload' },
    { name: 'the same for the first time', value: milliseconds(first), detail: 'cold worker, no renditions yet' },
    { name: 'longest wait of others meanwhile', value: milliseconds(longestWait), detail: 'check_token' },
  ]
}

/** @param {string} url @returns {Promise<Line[]>} */
const photo = async (url) => {
  const { first, median, longest, bytes } = await photoSafe(url, login)
  return [
    {
      name: 'a 12 MP photo safe on the device, 4x slower',
      value: milliseconds(median),
      detail: `${shown(bytes / 1e6, 1)} MB; first ${milliseconds(first)}, longest ${milliseconds(longest)}`,
      aim: '≤ 200 ms',
      isMet: median <= 200,
    },
  ]
}

/** @returns {Promise<Line[]>} */
const flood = async () => {
  const { saved, refused, away, read, write, alone } = await besideFlood()
  const edits = `${saved} saved, ${refused} refused with 429, ${away} with 503`
  const lines = /** @type {const} */ ([
    ['read', read, alone.read],
    ['write', write, alone.write],
  ])
  return lines.map(([kind, longest, before]) => ({
    name: `longest ${kind} of others beside 600 edits`,
    value: milliseconds(longest),
    detail: `alone ${milliseconds(before)}; ${edits}`,
    aim: '≤ 1000 ms',
    isMet: longest <= 1000,
  }))
}

/** Each measurement on a server of its own: none pays for what another left behind. @param {(url: string) => Promise<Line[]>} measure */
const onServer = async (measure) => {
  const server = await startServer({
    SEED_INSTALLER: `${login.email}:${login.password}`,
    REQUESTS_PER_MINUTE: 'off',
  })
  return measure(server.url).finally(server.stop)
}

await buildStale()
const met = []
for (const measure of [
  assessments,
  advice,
  layouts,
  batch,
  load,
  () => onServer(requests),
  () => onServer(reports),
  () => onServer(photo),
  flood,
]) {
  for (const line of await measure()) met.push(print(line))
}
process.exitCode = met.every(Boolean) ? 0 : 1
