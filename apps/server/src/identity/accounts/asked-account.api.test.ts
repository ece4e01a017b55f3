import { beforeEach, expect, it } from 'vitest'
import { changeAccountStatus } from '../../administration/staff/account-status.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { removeAccountCodes } from '../one-time-codes/remove-account-codes.ts'
import { giveCodes } from '../one-time-codes/testing/valid-code-calls.ts'
import { findAsked } from './asked-account.ts'

/** Two accounts of one mailbox, from before addresses had one form. */

const wideAddress = 'jane@ｅxample.org'
const server = await serverOfTests()
const plain = anew(() => server.caller())
const wide = anew(() => server.caller())
beforeEach(async () => {
  const rename = 'update accounts set email = $2 where id = $1'
  await server.db.query(rename, [plain.account.id, 'jane@example.org'])
  await server.db.query(rename, [wide.account.id, wideAddress])
  for (const { account } of [plain, wide]) await giveCodes(server, account.id)
})

const actor = { operator: 'olga' }
const disable = async (asked: string) => {
  const id = (await findAsked(server.db, asked))?.id ?? 'nobody'
  return changeAccountStatus(server.db, { id, status: 'disabled', reason: '', actor, now: server.clock() })
}
const remove = (email: string) => removeAccountCodes(server.db, { email, reason: '', actor, now: server.clock() })
const touched = async () => {
  const disabled = await server.db.query<{ id: string }>('select id from accounts where disabled_at is not null')
  const withCodes = await server.db.query<{ id: string }>('select account_id as id from one_time_codes')
  return { disabled: disabled.map(({ id }) => id), withCodes: withCodes.map(({ id }) => id) }
}

it.each([wideAddress, ` ${wideAddress.toUpperCase()}`])(
  '%s is refused: both accounts are named, and none is changed',
  async (address) => {
    const both = new RegExp(`${wide.account.id}.*jane@example.org is the account ${plain.account.id}`)
    await expect(disable(address)).rejects.toThrow(both)
    await expect(remove(address)).rejects.toThrow(both)
    const { disabled, withCodes } = await touched()
    expect([disabled, withCodes.length]).toEqual([[], 2])
  },
)

it('an identifier names the one or the other', async () => {
  expect(await disable(wide.account.id)).toBe('changed')
  expect(await remove(plain.account.id)).toBe(true)
  expect(await touched()).toEqual({ disabled: [wide.account.id], withCodes: [wide.account.id] })
})

it('the plain spelling, and any other that no account has exactly, is the account that logs in with it', async () => {
  for (const address of ['jane@example.org', 'Jane@EXAMPLE.org', 'jane@ｅｘample.org'])
    expect(await findAsked(server.db, address)).toEqual({ id: plain.account.id, email: 'jane@example.org' })
  expect(await findAsked(server.db, 'nobody@example.org')).toBe(null)
})
