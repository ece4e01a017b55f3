import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { root } from './sources.mjs'

/** @typedef {{ code: number, output: string }} Finished */

/**
 * Runs a command to its end, from the root unless `cwd` names another folder. Inherits the terminal unless `quiet`, which collects both streams.
 * @param {string} command @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<Finished>}
 */
export const run = (command, args, { quiet = false, env = {}, shell = false, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', process.stderr, process.stderr],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** The package manager that runs us, else the one on the path. @param {readonly string[]} args */
export const npm = (args) => {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } })
    : run('npm', args, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }, shell: process.platform === 'win32' })
}

/** @param {string} text what the script is doing, for whoever waits */
export const say = (text) => process.stderr.write(`${text}\n`)

/**
 * Does the work in its order, two at a time where there are two processors.
 * @template Task, Result
 * @param {readonly Task[]} tasks @param {(task: Task) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export const twoAtOnce = async (tasks, work) => {
  const queue = [...tasks]
  /** @type {Result[]} */
  const results = []
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) results.push(await work(task))
  }
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, lane))
  return results
}
