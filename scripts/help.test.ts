import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root, textOf } from './sources.mjs'

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'))
/** Stryker is a program of others. */
const programs = Object.entries(scripts).filter(([name]) => name !== 'mutation')

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** The program as npm starts it, without the second that npm itself takes. */
const ended = (command: string, option: string): Promise<Ended> =>
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

describe.each(programs)('npm run %s', (name, command) => {
  it('is one command of node', () => {
    expect(command).toMatch(/^node [^&|;]+$/)
  })

  it('explains itself and does nothing else', async () => {
    const { code, stdout, stderr } = await ended(command, '--help')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`^npm (run )?(-s )?${name}\\b`))
  })

  it('names a wrong option in one line', async () => {
    const { code, stdout, stderr } = await ended(command, '--colour')
    // A batch whose sources have changed is built first.
    expect([code, stdout, stderr.replace(/^Building .*\n/, '')]).toEqual([
      2,
      '',
      "Unknown option '--colour'. See --help.\n",
    ])
  })
})
