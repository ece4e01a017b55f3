import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '../../platform/database/folder-lock.ts'
import { isEmbedded, prepareDataFolder } from '../../testing/test-database.ts'
import { operatorCommand } from './testing/operator-command.ts'

const { give, folder } = operatorCommand()

const today = () => new Date().toISOString().slice(0, 10)

describe('the command', { timeout: 300_000 }, () => {
  it('creates and lists, before the first start of the server too', async () => {
    const made = await give(['create', 'adam@example.org', '--name', 'Adam'])
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toMatch(/^adam@example\.org is administrator\.\nPassword, shown once: [a-z2-9]{8}\n$/)
    if (isEmbedded) expect(statSync(folder()).mode & 0o077).toBe(0)
    const given = ['create', 'eve@example.org', '--name', 'Eve', '--role', 'engineer', '--password-stdin']
    expect(await give(given, ' mine 1\r\nnot this\n')).toEqual({
      code: 0,
      output: 'eve@example.org is engineer.\n',
      errors: '',
    })
    expect((await give(['list'])).output).toBe(
      [
        `administrator  adam@example.org  Adam  created ${today()}  never here  enabled`,
        `engineer       eve@example.org   Eve   created ${today()}  never here  enabled\n`,
      ].join('\n'),
    )
  })

  it('leaves an embedded database alone while a server holds its folder', async () => {
    await prepareDataFolder(folder())
    await give(['create', 'adam@example.org', '--name', 'Adam'])
    const lock = await lockFolder(folder())
    const meanwhile = await give(['list'])
    lock.release()
    if (!isEmbedded) return expect(meanwhile).toMatchObject({ code: 0, output: expect.stringContaining('Adam') })
    expect(meanwhile).toEqual({
      code: 1,
      output: '',
      errors: `Another Soundroof is running on ${folder()}. Stop it, or set DATA_DIR.\n`,
    })
    expect((await give(['list'])).code).toBe(0)
  })

  it('makes no database in a folder that was mistyped', async () => {
    const place = join(folder(), 'mistyped')
    const { code, errors } = await give(['list'], '', { DATA_DIR: place, DATABASE_URL: '' })
    expect([code, errors]).toEqual([1, `There is no database in ${place}. Set DATA_DIR or DATABASE_URL.\n`])
    expect(existsSync(place)).toBe(false)
  })
})
