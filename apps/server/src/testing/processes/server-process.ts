import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../../scripts/running-server.mjs'

/** The built server in a process of its own, that can be killed and started again at the same address. */
export type ServerProcess = {
  readonly url: string
  /** Resolves when it is ready. */
  readonly start: () => Promise<void>
  /** The operating system ends it at once. */
  readonly kill: () => Promise<void>
  /** All that every run has written. */
  readonly output: () => string
}

const entry = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))
const longestStart = 100_000

const untilReady = (child: ChildProcess, hear: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`The server was not ready:\n${text}`)), longestStart)
    const listen = (chunk: Buffer): void => {
      hear(String(chunk))
      text += chunk
      if (text.includes('Soundroof is ready')) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)))
    child.once('exit', () => clearTimeout(timer))
  })

/** Not started yet. */
export const serverProcess = async (
  variables: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ServerProcess> => {
  const port = String(await freePort())
  let output = ''
  let child: ChildProcess | null = null
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    start: async () => {
      const env = {
        PATH: process.env.PATH ?? '',
        PORT: port,
        REQUESTS_PER_MINUTE: 'off',
        PASSWORD_HASHING: 'light',
        ...variables,
      }
      child = spawn(process.execPath, [entry, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      await untilReady(child, (text) => {
        output += text
      })
    },
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
