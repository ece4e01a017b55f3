import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchBundle } from '../batch-bundle.mjs'
import { root, textOf } from '../sources.mjs'
import { example } from './customer.mjs'
import { interleaved } from './rounds.mjs'

const folder = join(root, '.cache/bench/batch')
const input = join(folder, 'in.ndjson')
/** Long enough that the start does not decide: each thread makes machine code of the engine for itself, some seconds of it. */
const rows = 18_000
const rounds = 3

/** What `npm run batch` gives to Node, without the start of npm. */
const command = JSON.parse(textOf('package.json')).scripts.batch.split(' ').slice(1)

const projects = ['shed-in-sydney', 'tiled-house-in-melbourne', 'workshop-in-townsville'].map(example)

/** Roofs that differ, whole results. */
const writeInput = () => {
  mkdirSync(folder, { recursive: true })
  const lines = Array.from({ length: rows }, (_, index) => {
    const size = { building_length: 12 + (index % 50), building_width: 9 + (index % 17), number: `N-${index + 1}` }
    return JSON.stringify({ ...projects[index % projects.length], ...size })
  })
  writeFileSync(input, `${lines.join('\n')}\n`)
}

/** Rows a second of the whole command, from its start to its end. @param {number} jobs */
const perSecond = async (jobs) => {
  const out = join(folder, `out-${jobs}.ndjson`)
  for (const path of [out, `${out}.batch.json`]) rmSync(path, { force: true })
  const started = performance.now()
  const args = [...command, input, '--out', out, '--jobs', String(jobs)]
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'ignore' }), 'close')
  if (code !== 0) throw new Error(`The batch of ${jobs} ended with ${code}: there is nothing to measure.`)
  return (rows / (performance.now() - started)) * 1000
}

/** The command with two threads beside the same with one; both cores have to be idle. */
export const batchRatio = async () => {
  writeInput()
  await batchBundle()
  const compared = await interleaved(
    rounds,
    () => perSecond(2),
    () => perSecond(1),
    0,
  )
  rmSync(folder, { recursive: true, force: true })
  return compared
}
