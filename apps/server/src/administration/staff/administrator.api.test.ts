import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../platform/database/folder-lock.ts'
import { builtProgram } from '../../testing/processes/built-program.ts'
import { isEmbedded, makeServerDatabase, prepareDataFolder } from '../../testing/test-database.ts'

/** The command as an operator gives it: another process. */

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

type Ended = { readonly code: number | null; readonly output: string; readonly errors: string }

const give = (args: readonly string[], input = '', variables: Readonly<Record<string, string>> = {}): Promise<Ended> =>
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

const today = () => new Date().toISOString().slice(0, 10)

describe('the command', { timeout: 300_000 }, () => {
  it('creates, lists, disables and enables, before the first start of the server too', async () => {
    const made = await give(['create', 'adam@example.org', '--name', 'Adam'])
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toMatch(/^adam@example\.org is administrator\.\nPassword, shown once: [a-z2-9]{8}\n$/)
    if (isEmbedded) expect(statSync(folder).mode & 0o077).toBe(0)
    const given = ['create', 'eve@example.org', '--name', 'Eve', '--role', 'engineer', '--password-stdin']
    expect(await give(given, ' mine 1\r\nnot this\n')).toEqual({
      code: 0,
      output: 'eve@example.org is engineer.\n',
      errors: '',
    })
    expect(await give(['disable', 'eve@example.org'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^eve@example\.org \([\w-]{22}\) is disabled\.\n$/),
    })
    expect(await give(['disable', 'adam@example.org'])).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(
        /^adam@example\.org \([\w-]{22}\) is the last administrator: create another one first\.\n$/,
      ),
    })
    expect((await give(['list'])).output).toBe(
      [
        `administrator  adam@example.org  Adam  created ${today()}  never here  enabled`,
        `engineer       eve@example.org   Eve   created ${today()}  never here  disabled ${today()}\n`,
      ].join('\n'),
    )
    expect((await give(['enable', 'eve@example.org'])).output).toMatch(
      /^eve@example\.org \([\w-]{22}\) is enabled\.\n$/,
    )
    expect(await give(['remove-codes', 'eve@example.org'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^eve@example\.org \([\w-]{22}\) logs in without a code already\.\n$/),
      errors: '',
    })
    expect((await give(['remove-codes', 'nobody@example.org'])).errors).toBe('nobody@example.org has no account.\n')
  })

  it('follows the policy of passwords', async () => {
    await prepareDataFolder(folder)
    const strong = { PASSWORD_POLICY: 'strong' }
    const made = await give(['create', 'adam@example.org', '--name', 'Adam'], '', strong)
    expect(made.output).toMatch(/shown once: [a-z2-9]{16}\n$/)
    const short = await give(['create', 'eve@example.org', '--name', 'Eve', '--password-stdin'], 'secret1\n', strong)
    expect(short).toEqual({ code: 1, output: '', errors: 'Password between 12 to 128 characters!\n' })
    const none = await give(['create', 'eve@example.org', '--name', 'Eve', '--password-stdin'])
    expect(none).toEqual({ code: 1, output: '', errors: 'Password between 6 to 8 characters!\n' })
  })

  it('leaves an embedded database alone while a server holds its folder', async () => {
    await prepareDataFolder(folder)
    await give(['create', 'adam@example.org', '--name', 'Adam'])
    const lock = await lockFolder(folder)
    const meanwhile = await give(['list'])
    lock.release()
    if (!isEmbedded) return expect(meanwhile).toMatchObject({ code: 0, output: expect.stringContaining('Adam') })
    expect(meanwhile).toEqual({
      code: 1,
      output: '',
      errors: `Another Soundroof is running on ${folder}. Stop it, or set DATA_DIR.\n`,
    })
    expect((await give(['list'])).code).toBe(0)
  })

  it('does nothing with another record secret than the one that the database was written with', async () => {
    await prepareDataFolder(folder)
    await give(['create', 'adam@example.org', '--name', 'Adam'])
    rmSync(join(folder, 'record-secret'))
    const { code, output, errors } = await give(['disable', 'adam@example.org'])
    expect([code, output, errors]).toEqual([
      1,
      '',
      expect.stringMatching(/^RECORD_SECRET, or record-secret in DATA_DIR, is not/),
    ])
  })

  it('makes no database in a folder that was mistyped', async () => {
    const place = join(folder, 'mistyped')
    const { code, errors } = await give(['list'], '', { DATA_DIR: place, DATABASE_URL: '' })
    expect([code, errors]).toEqual([1, `There is no database in ${place}. Set DATA_DIR or DATABASE_URL.\n`])
    expect(existsSync(place)).toBe(false)
  })

  it('tells how it is used when it is used otherwise', async () => {
    const { code, errors } = await give(['remove', 'adam@example.org'])
    expect(code).toBe(2)
    expect(errors).toBe('One of create, list, disable, enable and remove-codes is needed. See --help.\n')
  })
})
