import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { builtProgram } from '../../../testing/processes/built-program.ts'
import { isEmbedded, makeServerDatabase } from '../../../testing/test-database.ts'

export type Ended = { readonly code: number | null; readonly output: string; readonly errors: string }

/** The command as an operator gives it: another process, with a folder and a database of its own for each test. */
export const operatorCommand = () => {
  const entry = builtProgram('administrator')
  let folder: string
  let database: { readonly url: string; readonly drop: () => Promise<void> } | null
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'soundroof-administrator-'))
    database = isEmbedded ? null : await makeServerDatabase()
  })
  afterEach(async () => {
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const give = (
    args: readonly string[],
    input = '',
    variables: Readonly<Record<string, string>> = {},
  ): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, DATABASE_URL: database?.url ?? '', ...variables }
      const child = spawn(process.execPath, [entry, ...args], { env })
      let output = ''
      let errors = ''
      child.stdout.on('data', (chunk) => (output += chunk))
      child.stderr.on('data', (chunk) => (errors += chunk))
      child.on('close', (code) => resolve({ code, output, errors }))
      child.stdin.end(input)
    })
  return { give, folder: () => folder }
}
