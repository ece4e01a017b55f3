// The built server in a process of its own, as the journeys and the measurements need it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.mjs'

/** @typedef {Readonly<Record<string, string>>} Environment */
/** @typedef {{ url: string, port: number, pid: number, dataFolder: string, log: () => string, stop: () => Promise<void>, kill: () => Promise<void> }} RunningServer */

const readyLine = /Soundroof is ready: (http:\S+)/
const patience = 180_000

/** Below those that systems give to outgoing connections, one of which would have it before the server has started. */
const anyPort = () => 20_000 + Math.floor(Math.random() * 12_000)

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const port = anyPort()
    const probe = createServer().once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** @param {import('node:child_process').ChildProcess} child @param {() => string} log @returns {Promise<void>} */
const ready = (child, log) =>
  new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => reject(new Error(`The server ${why}:\n${log()}`))
    const timer = setTimeout(() => fail(`was not ready in ${patience} ms`), patience)
    child.stdout?.on('data', () => {
      if (!readyLine.test(log())) return
      clearTimeout(timer)
      resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })

/**
 * Starts it on a free port, with an empty data folder unless DATA_DIR names one.
 * @param {Environment} [environment] @returns {Promise<RunningServer>}
 */
export const startServer = async (environment = {}) => {
  const port = await freePort()
  const dataFolder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'soundroof-server-'))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, ...environment, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const log = () => output
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended(child)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended(child)
    if (!environment.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true })
  }
  await ready(child, log).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, port, pid: child.pid ?? 0, dataFolder, log, stop, kill }
}
