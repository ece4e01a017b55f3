import type { OwnPasskey } from '@soundroof/contract/identity/passkey'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { findOwnRecords } from '../own-account/own-records.ts'
import { addPasskey } from './add-passkey.ts'
import { deletePasskeys } from './passkey-rows.ts'
import { nextMail } from './testing/next-mail.ts'
import { add, deviceFor, startAdding } from './testing/valid-passkey-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const passkeysOf = async ({ token }: Caller) => (await server.call<OwnPasskey[]>('passkeys', { token })).body.data
const remove = (id: string, password = ownPassword, { token } = ann) =>
  server.call('removePasskey', { token, body: { id, password } })

describe('removing a passkey', () => {
  const added = async () => {
    await add(server, ann, deviceFor(server))
    await nextMail(server)
    return (await passkeysOf(ann))[0]?.id ?? ''
  }

  it('needs the password, and is told by mail', async () => {
    const id = await added()
    expect((await remove(id, 'wrong12')).body.message).toBe('The password is wrong!')
    expect(await passkeysOf(ann)).toHaveLength(1)
    expect((await remove(id)).body.code).toBe(0)
    expect(await passkeysOf(ann)).toEqual([])
    expect((await nextMail(server))?.subject).toBe('A passkey was removed from your Soundroof account')
  })

  it('is for its owner alone', async () => {
    const id = await added()
    const bob = await server.caller('customer', ann.account.companyId)
    const answer = await remove(id, ownPassword, bob)
    expect([answer.status, answer.body.message]).toEqual([404, 'This passkey does not exist or is not yours!'])
    expect([await passkeysOf(bob), (await passkeysOf(ann)).length]).toEqual([[], 1])
  })
})

describe('a new password set by a link', () => {
  const reset = async () => {
    const token = await openLink(server, ann)
    const body = { token, password: 'secret2', password_confirmation: 'secret2' }
    return server.call('setPassword', { body })
  }
  const stored = () => server.db.query('select 1 from passkeys where account_id = $1', [ann.account.id])

  it('removes all passkeys, and says so', async () => {
    await add(server, ann, deviceFor(server))
    await add(server, ann, deviceFor(server))
    await nextMail(server)
    await nextMail(server)
    expect((await reset()).body.code).toBe(0)
    expect(await stored()).toEqual([])
    expect((await nextMail(server))?.subject).toBe('Your Soundroof passkeys were removed')
  })

  it('says nothing where there were none', async () => {
    await reset()
    expect(await nextMail(server)).toBeNull()
  })

  it('leaves none that was being added', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, async () => deviceFor(server).create(await startAdding(server, ann))),
    )
    const adding = made.map((body) => server.call('addPasskey', { token: ann.token, body }))
    expect((await reset()).status).toBe(200)
    for (const { status } of await Promise.all(adding)) expect([200, 400]).toContain(status)
    expect(await stored()).toEqual([])
  })

  it('that comes before a device’s answer is written leaves none', async () => {
    const body = { name: 'Phone', ...deviceFor(server).create(await startAdding(server, ann)) }
    const { db } = server
    const late: Db = {
      ...db,
      transaction: async (run) => {
        expect((await reset()).status).toBe(200)
        return db.transaction(run)
      },
    }
    const call = { query: undefined, body, account: ann.account, address: '127.0.0.1', authorization: '', agent: '' }
    await expect(addPasskey({ ...server.services, ...call, db: late })).rejects.toMatchObject({ code: 50008 })
    expect(await stored()).toEqual([])
  })

  it('is not the same as changing it: then they stay', async () => {
    await add(server, ann, deviceFor(server))
    const body = { oldPassword: ownPassword, password: 'secret2', password_confirmation: 'secret2' }
    await server.call('changePassword', { token: ann.token, body })
    expect(await stored()).toHaveLength(1)
  })
})

describe('the own data', () => {
  it('list passkeys without their keys', async () => {
    await add(server, ann, deviceFor(server))
    const records = await findOwnRecords(server.services, ann.account.id)
    expect(records?.lists.passkeys).toEqual([{ name: 'Phone', createdAt: server.clock(), lastUsedAt: null }])
  })

  it('go with the account, and so do passkeys', async () => {
    await add(server, ann, deviceFor(server))
    await startAdding(server, ann)
    const body = { password: ownPassword, repassword: ownPassword }
    expect((await server.call('deleteAccount', { token: ann.token, body })).body.code).toBe(0)
    expect(await server.db.query('select 1 from passkeys')).toEqual([])
    expect(await server.db.query('select 1 from passkey_challenges')).toEqual([])
  })

  it('of others stay', async () => {
    const bob = await server.caller()
    await add(server, ann, deviceFor(server))
    expect(await deletePasskeys(server.db, bob.account.id)).toBe(0)
    expect(await passkeysOf(ann)).toHaveLength(1)
  })
})
