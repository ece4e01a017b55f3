import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root, textOf } from './sources.mjs'

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'))
/** Stryker is a program of others. */
const programs = Object.entries(scripts).filter(([name]) => name !== 'mutation')

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`)
  }
}

const [argv, exitCode, dataFolder] = [process.argv, process.exitCode, process.env.DATA_DIR]
const listeners = process.stdout.listeners('error')
afterEach(() => {
  vi.restoreAllMocks()
  // Programs that may write to a closed pipe listen for the rest of the process.
  for (const listener of process.stdout.listeners('error'))
    if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void)
  process.argv = argv
  process.exitCode = exitCode
  if (dataFolder === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = dataFolder
})

/** What is written by either way to one of the two streams. */
const written = (stream: 'stdout' | 'stderr', method: 'log' | 'error'): readonly string[] => {
  const texts: string[] = []
  vi.spyOn(process[stream], 'write').mockImplementation((text) => texts.push(String(text)) > 0)
  vi.spyOn(console, method).mockImplementation((...words) => void texts.push(`${words.join(' ')}\n`))
  return texts
}

/** The program in the process of the tests, as node runs it by its name: loading it for each of fifty processes took minutes. */
const run = async (file: string, option: string): Promise<Ended> => {
  const [stdout, stderr] = [written('stdout', 'log'), written('stderr', 'error')]
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(Number(code ?? process.exitCode ?? 0))
  })
  process.argv = [process.execPath, join(root, file), option]
  process.exitCode = 0
  process.env.DATA_DIR = '/nowhere'
  // Another name is another run of the file; what it imports is loaded once.
  const code = await import(`${pathToFileURL(join(root, file)).href}?${option}`).then(
    () => Number(process.exitCode),
    (error) => {
      if (error instanceof Exit) return error.code
      throw error
    },
  )
  return { code, stdout: stdout.join(''), stderr: stderr.join('') }
}

/** The program as npm starts it, without the second that npm itself takes. */
const started = (command: string, option: string): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const [, ...args] = command.split(' ')
    const child = spawn(process.execPath, [...args, option], {
      cwd: root,
      env: { ...process.env, DATA_DIR: '/nowhere' },
    })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })

/** Node is given options of its own, or the file loads another program: only a process shows what comes of it. */
const needsProcess = ['batch']

const ended = (name: string, command: string, option: string): Promise<Ended> =>
  needsProcess.includes(name) ? started(command, option) : run(command.split(' ').at(-1) ?? '', option)

describe.each(programs)('npm run %s', (name, command) => {
  it('is one command of node', () => {
    expect(command).toMatch(/^node [^&|;]+$/)
    if (!needsProcess.includes(name)) expect(command).toMatch(/^node (--import tsx )?[\w./-]+$/)
  })

  it('explains itself and does nothing else', async () => {
    const { code, stdout, stderr } = await ended(name, command, '--help')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`^npm (run )?(-s )?${name}\\b`))
  })

  it('names a wrong option in one line', async () => {
    const { code, stdout, stderr } = await ended(name, command, '--colour')
    // A batch whose sources have changed is built first.
    expect([code, stdout, stderr.replace(/^Building .*\n/, '')]).toEqual([
      2,
      '',
      "Unknown option '--colour'. See --help.\n",
    ])
  })
})
