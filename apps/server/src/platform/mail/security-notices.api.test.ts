import type { OwnPasskey } from '@soundroof/contract/identity/passkey'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeCodeNotices } from '../../identity/one-time-codes/code-notices.ts'
import { codeOf, giveCodes } from '../../identity/one-time-codes/testing/valid-code-calls.ts'
import { add, deviceFor, startAdding } from '../../identity/passkeys/testing/valid-passkey-calls.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'
import { countNotice } from './security-notices.ts'

/** Registering proves no address: registering another person's must not flood that mailbox. */

const server = await serverOfTests()
let ann: Caller
beforeEach(async () => {
  ann = await server.caller()
})

const day = 24 * 3600 * 1000
const mails = async (): Promise<number> => {
  await writeCodeNotices(server.services)
  return (await server.db.query('select 1 from mails where recipient = $1', [ann.account.email])).length
}
const sent = async (count: number): Promise<void> => {
  for (let number = 0; number < count; number++)
    expect(await countNotice(server.db, server.services, ann.account.email, server.clock())).toBe(true)
}
const call = (name: Parameters<TestServer['call']>[0], body: object) => server.call(name, { token: ann.token, body })
const begin = () => server.call<{ secret: string }>('beginCodes', { token: ann.token, body: { password: ownPassword } })
const turnOff = (code: string) => call('turnCodesOff', { password: ownPassword, code })
const startPasskey = () => call('startPasskey', { password: ownPassword })
const makeKey = () => call('makeApiKey', { name: 'Key', scopes: ['assess'], days: 30, password: ownPassword })
const refused = { status: 429, headers: { 'retry-after': String(day / 1000) } }

describe('twenty notices a day to an address', () => {
  it('are all that passkeys make, and removing one goes on without', async () => {
    await sent(18)
    await add(server, ann, deviceFor(server))
    await add(server, ann, deviceFor(server))
    const [first, second] = (await server.call<OwnPasskey[]>('passkeys', { token: ann.token })).body.data
    for (const id of [first?.id, second?.id])
      expect((await call('removePasskey', { id, password: ownPassword })).status).toBe(200)
    expect(await mails()).toBe(2)
    expect(await startPasskey()).toMatchObject(refused)
  })

  it('are all that codes make, and turning them off goes on without', async () => {
    const { secret } = (await begin()).body.data
    await sent(19)
    expect((await call('turnCodesOn', { code: codeOf(server, 0, secret) })).status).toBe(200)
    expect(await mails()).toBe(1)
    expect((await turnOff(codeOf(server, 1, secret))).status).toBe(200)
    expect(await mails()).toBe(1)
    expect(await begin()).toMatchObject(refused)
  })

  it('also count between the beginning and the end of turning on and of adding', async () => {
    const { secret } = (await begin()).body.data
    const made = deviceFor(server).create(await startAdding(server, ann))
    await sent(20)
    expect(await call('turnCodesOn', { code: codeOf(server, 0, secret) })).toMatchObject(refused)
    expect(await call('addPasskey', made)).toMatchObject(refused)
    expect(await makeKey()).toMatchObject(refused)
    expect(await server.db.query('select 1 from passkeys')).toEqual([])
    expect(await mails()).toBe(0)
  })

  it('outlive the account, not the day, and are no other address’s', async () => {
    await sent(20)
    const { email } = ann.account
    await call('deleteAccount', { password: ownPassword, repassword: ownPassword })
    ann = await server.caller()
    expect((await startPasskey()).status).toBe(200)
    await server.db.query('update accounts set email = $2 where id = $1', [ann.account.id, email])
    expect(await startPasskey()).toMatchObject(refused)
    expect(JSON.stringify(await server.db.query('select * from login_failures'))).not.toContain(email)
    server.clock.move(day)
    expect((await startPasskey()).status).toBe(200)
  })
})

it('a code that turned codes off turns none on: on and off take their time', async () => {
  await giveCodes(server, ann.account.id)
  expect((await turnOff(codeOf(server))).status).toBe(200)
  const { secret } = (await begin()).body.data
  expect((await call('turnCodesOn', { code: codeOf(server, -1, secret) })).status).toBe(400)
  expect((await call('turnCodesOn', { code: codeOf(server, 0, secret) })).status).toBe(400)
  server.clock.move(30_000)
  expect((await call('turnCodesOn', { code: codeOf(server, 0, secret) })).status).toBe(200)
})
