import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareDataFolder } from '../../testing/test-database.ts'
import { operatorCommand } from './testing/operator-command.ts'

const { give, folder } = operatorCommand()

const today = () => new Date().toISOString().slice(0, 10)

describe('the command', { timeout: 300_000 }, () => {
  it('disables and enables, but not the last administrator, and removes codes', async () => {
    await give(['create', 'adam@example.org', '--name', 'Adam'])
    await give(['create', 'eve@example.org', '--name', 'Eve', '--role', 'engineer'])
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
    await prepareDataFolder(folder())
    const strong = { PASSWORD_POLICY: 'strong' }
    const made = await give(['create', 'adam@example.org', '--name', 'Adam'], '', strong)
    expect(made.output).toMatch(/shown once: [a-z2-9]{16}\n$/)
    const short = await give(['create', 'eve@example.org', '--name', 'Eve', '--password-stdin'], 'secret1\n', strong)
    expect(short).toEqual({ code: 1, output: '', errors: 'Password between 12 to 128 characters!\n' })
    const none = await give(['create', 'eve@example.org', '--name', 'Eve', '--password-stdin'])
    expect(none).toEqual({ code: 1, output: '', errors: 'Password between 6 to 8 characters!\n' })
  })

  it('does nothing with another record secret than the one that the database was written with', async () => {
    await prepareDataFolder(folder())
    await give(['create', 'adam@example.org', '--name', 'Adam'])
    rmSync(join(folder(), 'record-secret'))
    const { code, output, errors } = await give(['disable', 'adam@example.org'])
    expect([code, output, errors]).toEqual([
      1,
      '',
      expect.stringMatching(/^RECORD_SECRET, or record-secret in DATA_DIR, is not/),
    ])
  })

  it('tells how it is used when it is used otherwise', async () => {
    const { code, errors } = await give(['remove', 'adam@example.org'])
    expect(code).toBe(2)
    expect(errors).toBe('One of create, list, disable, enable and remove-codes is needed. See --help.\n')
  })
})
