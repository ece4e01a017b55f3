import type { CodeStatus } from '@soundroof/contract/identity/one-time-codes'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { otherSession } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { codeOf, giveCodes, testSecret } from './testing/valid-code-calls.ts'

/** Turning codes on and off, and new recovery codes. */

const server = await serverOfTests()
const ann = anew(() => server.caller())

const minute = 60_000
const form = /^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/

type Made = { readonly secret: string; readonly address: string; readonly recovery_codes: readonly string[] }

const begin = (password = ownPassword) => server.call<Made>('beginCodes', { token: ann.token, body: { password } })
const turnOn = (code: string) => server.call<Made>('turnCodesOn', { token: ann.token, body: { code } })
const turnOff = (code: string, password = ownPassword) =>
  server.call('turnCodesOff', { token: ann.token, body: { password, code } })
const renew = (code: string, password = ownPassword) =>
  server.call<Made>('renewRecoveryCodes', { token: ann.token, body: { password, code } })
const status = async () => (await server.call<CodeStatus>('codeStatus', { token: ann.token })).body.data
const outcome = ({ status, body }: Awaited<ReturnType<TestServer['call']>>) => [status, body.message]
const sessionCode = async (token: string) => (await server.call('checkToken', { token })).body.code

describe('turning codes on', () => {
  it('takes the password and a code of the new secret, and tells ten recovery codes', async () => {
    expect(await status()).toEqual({ turned_on_at: null, recovery_codes: 0 })
    const { secret, address } = (await begin()).body.data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`secret=${secret}`)
    expect(await status()).toEqual({ turned_on_at: null, recovery_codes: 0 })
    const { recovery_codes: codes } = (await turnOn(codeOf(server, 0, secret))).body.data
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(form)
    expect(await status()).toEqual({ turned_on_at: '2026-11-21T09:00:00.000Z', recovery_codes: 10 })
  })

  it('does not let the first code log in as well', async () => {
    const { secret } = (await begin()).body.data
    const code = codeOf(server, 0, secret)
    await turnOn(code)
    expect(outcome(await turnOff(code))).toEqual([400, expect.stringContaining('used before')])
    expect((await turnOff(codeOf(server, 1, secret))).status).toBe(200)
  })

  it('signs other devices out, which came in without a code', async () => {
    const other = await otherSession(server, ann)
    const { secret } = (await begin()).body.data
    expect(await sessionCode(other.token)).toBe(0)
    await turnOn(codeOf(server, 0, secret))
    expect([await sessionCode(other.token), await sessionCode(ann.token)]).toEqual([50008, 0])
  })

  it('is refused with a wrong password, a wrong code, too late, or without a beginning', async () => {
    expect(outcome(await turnOn('123456'))).toEqual([400, 'This took too long. Please begin again!'])
    expect(outcome(await begin('wrong12'))).toEqual([400, 'The password is wrong!'])
    expect(outcome(await begin(''))).toEqual([400, "Password fields can't be empty!"])
    const { secret } = (await begin()).body.data
    expect((await turnOn(codeOf(server, 2, secret))).status).toBe(400)
    server.clock.move(15 * minute)
    expect(outcome(await turnOn(codeOf(server, 0, secret)))).toEqual([400, 'This took too long. Please begin again!'])
    expect(await status()).toEqual({ turned_on_at: null, recovery_codes: 0 })
  })

  it('holds the secret that was told last', async () => {
    const first = (await begin()).body.data.secret
    const second = (await begin()).body.data.secret
    expect((await turnOn(codeOf(server, 0, first))).status).toBe(400)
    expect((await turnOn(codeOf(server, 0, second))).status).toBe(200)
  })

  it('happens once of many at the same moment, with one set of recovery codes', async () => {
    const { secret } = (await begin()).body.data
    const code = codeOf(server, 0, secret)
    const answers = await Promise.all(Array.from({ length: 8 }, () => turnOn(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await status()).recovery_codes).toBe(10)
  })

  it('changes nothing of codes that are on', async () => {
    await giveCodes(server, ann.account.id)
    expect(outcome(await begin())).toEqual([409, 'One-time codes are already on!'])
    expect((await turnOn(codeOf(server))).status).toBe(409)
    expect((await turnOff(codeOf(server))).status).toBe(200)
  })

  it('counts nothing once they are on, so that a session alone cannot lock the owner out', async () => {
    await giveCodes(server, ann.account.id)
    for (let guess = 0; guess < 40; guess++) expect((await turnOn('123456')).status).toBe(409)
    expect(await server.db.query(`select 1 from login_failures where subject like 'code%'`)).toEqual([])
    expect((await turnOff(codeOf(server))).status).toBe(200)
  })

  it('is stopped after thirty wrong codes of one secret, and the password begins anew', async () => {
    await begin()
    for (let guess = 0; guess < 30; guess++) expect((await turnOn('123456')).status).toBe(400)
    expect((await turnOn('123456')).status).toBe(429)
    const { secret } = (await begin()).body.data
    expect((await turnOn(codeOf(server, 0, secret))).status).toBe(200)
  })

  it('has no longer a session after a reset that came while it was under way', async () => {
    const { secret } = (await begin()).body.data
    await server.db.query('update sessions set ended_at = $1', [server.clock()])
    expect((await turnOn(codeOf(server, 0, secret))).body.code).toBe(50008)
    expect(await server.db.query('select 1 from recovery_codes')).toEqual([])
  })
})

describe('turning codes off', () => {
  beforeEach(() => giveCodes(server, ann.account.id))

  it('takes both the password and a code', async () => {
    expect(outcome(await turnOff(codeOf(server), 'wrong12'))).toEqual([400, 'The password is wrong!'])
    expect((await turnOff(codeOf(server, 5))).status).toBe(400)
    expect((await turnOff('12345')).status).toBe(400)
    expect((await turnOff(codeOf(server))).status).toBe(200)
    expect(await status()).toEqual({ turned_on_at: null, recovery_codes: 0 })
    expect(outcome(await turnOff(codeOf(server, 1)))).toEqual([409, 'One-time codes are not on!'])
  })

  it('takes a recovery code when the app is lost, however it is typed', async () => {
    const [code = ''] = (await renew(codeOf(server))).body.data.recovery_codes
    expect((await turnOff(` ${code.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200)
  })

  it('leaves nothing behind', async () => {
    await renew(codeOf(server))
    await turnOff(codeOf(server, 1))
    for (const table of ['one_time_codes', 'recovery_codes', 'login_tickets'])
      expect(await server.db.query(`select 1 from ${table}`), table).toEqual([])
  })

  it('lets nobody guess at a screen that was left open', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await turnOff('000000')).status).toBe(400)
    expect((await turnOff(codeOf(server))).status).toBe(429)
  })
})

describe('new recovery codes', () => {
  beforeEach(() => giveCodes(server, ann.account.id))

  it('take the place of the old ones', async () => {
    const old = (await renew(codeOf(server))).body.data.recovery_codes
    const fresh = (await renew(codeOf(server, 1))).body.data.recovery_codes
    expect((await status()).recovery_codes).toBe(10)
    expect(old.filter((code) => fresh.includes(code))).toEqual([])
    expect(outcome(await turnOff(old[0] ?? ''))[0]).toBe(400)
    expect((await turnOff(fresh[0] ?? '')).status).toBe(200)
  })

  it('are not made for a recovery code, nor without the password', async () => {
    const [code = ''] = (await renew(codeOf(server))).body.data.recovery_codes
    expect(outcome(await renew(code))).toEqual([400, 'Enter the 6 digits that your authenticator app shows!'])
    expect((await renew(codeOf(server, 1), 'wrong12')).status).toBe(400)
  })
})

describe('what is kept', () => {
  it('makes no code and opens nothing for whoever reads the tables', async () => {
    const { secret } = (await begin()).body.data
    const { recovery_codes: codes } = (await turnOn(codeOf(server, 0, secret))).body.data
    const rows = await server.db.query(
      'select c.*, r.code_hash from one_time_codes c join recovery_codes r on r.account_id = c.account_id',
    )
    const kept = JSON.stringify(rows)
    expect(rows).toHaveLength(10)
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept.toLowerCase()).not.toContain(told.toLowerCase())
  })

  it('belongs to its account: the sealed secret of one opens for no other', async () => {
    await giveCodes(server, ann.account.id)
    const eve = await server.caller()
    await server.db.query(
      'insert into one_time_codes select $1, sealed, 0, begun_at, turned_on_at from one_time_codes',
      [eve.account.id],
    )
    const body = { password: ownPassword, code: codeOf(server) }
    expect(outcome(await server.call('turnCodesOff', { token: eve.token, body }))).toEqual([400, messages.codesLost])
    expect(await server.db.query('select 1 from one_time_codes')).toHaveLength(2)
  })

  it('goes with the account', async () => {
    await giveCodes(server, ann.account.id)
    await renew(codeOf(server))
    await turnOff('000000')
    const body = { password: ownPassword, repassword: ownPassword }
    expect((await server.call('deleteAccount', { token: ann.token, body })).status).toBe(200)
    for (const table of ['one_time_codes', 'recovery_codes', 'login_tickets', 'code_notices'])
      expect(await server.db.query(`select 1 from ${table}`), table).toEqual([])
    expect(await server.db.query(`select 1 from login_failures where subject like 'codes:%'`)).toEqual([])
  })

  it('stays when the password is changed', async () => {
    await giveCodes(server, ann.account.id)
    const body = { oldPassword: ownPassword, password: 'secret2', password_confirmation: 'secret2' }
    expect((await server.call('changePassword', { token: ann.token, body })).status).toBe(200)
    expect((await status()).turned_on_at).not.toBeNull()
    expect(testSecret).toHaveLength(32)
  })
})
