import { beforeEach, describe, expect, it } from 'vitest'
import { changeAccountStatus } from '../../administration/staff/account-status.ts'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { noteProven } from '../accounts/account-rows.ts'
import { codeLogin, countSessions, outcome } from '../one-time-codes/testing/code-login.ts'
import { codeOf, giveCodes } from '../one-time-codes/testing/valid-code-calls.ts'

/** Logging in to an account that wants a code. */

const server = await serverOfTests()
const ann = anew(() => server.caller())
beforeEach(() => giveCodes(server, ann.account.id))

const minute = 60_000

const over = 'This login took too long or had too many wrong codes. Please enter your password again!'

const { login, ticketOf, withCode, comeIn, recoveryCodes } = codeLogin(() => ({ server, person: ann }))

describe('a right password', () => {
  it('is refused with a ticket and a sentence for clients that know no codes', async () => {
    const { status, body } = await login()
    expect([status, body.code, body.message]).toEqual([403, 403, expect.stringContaining('log in on the website')])
    expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message'])
    expect(body.data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/) })
  })

  it('opens a session with its ticket and a code, and answers what a login answers', async () => {
    const { status, body } = await comeIn(codeOf(server))
    expect([status, body.code]).toEqual([200, 0])
    expect(body.data.customer.email).toBe(ann.account.email)
    expect((await server.call('checkToken', { token: body.data.token })).body.code).toBe(0)
    const { code } = (await comeIn(codeOf(server))).body
    expect(code).toBe(400)
  })

  it('of an account without codes opens a session as ever', async () => {
    const bob = await server.caller()
    const { status, body } = await login(bob.account.email)
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['customer', 'token']])
  })

  it('of an account that only began with codes does too', async () => {
    await server.db.query('update one_time_codes set turned_on_at = null')
    expect((await login()).status).toBe(200)
  })
})

describe('a wrong password', () => {
  it('is answered alike for an unknown address, an account with codes and one without', async () => {
    const bob = await server.caller()
    const answers = []
    for (const email of ['nobody@example.org', ann.account.email, bob.account.email])
      answers.push(await login(email, 'wrong12'))
    const seen = answers.map(({ status, body, headers: { date: _, ...headers } }) => ({ status, body, headers }))
    expect(seen[0]?.status).toBe(400)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(await server.db.query('select 1 from login_tickets')).toEqual([])
  })
})

describe('a code', () => {
  it.each([-1, 0, 1])('of step %d is taken', async (steps) => {
    expect((await comeIn(codeOf(server, steps))).status).toBe(200)
  })

  it.each([-2, 2])('of step %d is not', async (steps) => {
    expect(outcome(await comeIn(codeOf(server, steps)))).toEqual([400, expect.stringContaining('code is wrong')])
  })

  it('is taken once, and none from before it after it', async () => {
    expect((await comeIn(codeOf(server))).status).toBe(200)
    expect((await comeIn(codeOf(server))).status).toBe(400)
    expect((await comeIn(codeOf(server, -1))).status).toBe(400)
    expect((await comeIn(codeOf(server, 1))).status).toBe(200)
  })

  it('lets one in of many at the same moment, whatever their tickets', async () => {
    const tickets = await Promise.all(Array.from({ length: 4 }, ticketOf))
    const before = await countSessions(server)
    const code = codeOf(server)
    const answers = await Promise.all([...tickets, ...tickets].map((ticket) => withCode(ticket, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions(server)).toBe(before + 1)
    expect(server.errors).toEqual([])
  })

  it('may be typed with a space', async () => {
    const code = codeOf(server)
    expect((await comeIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })
})

describe('a ticket', () => {
  it('opens one session, also with different codes at the same moment', async () => {
    const ticket = await ticketOf()
    const before = await countSessions(server)
    const answers = await Promise.all([-1, 0, 1].map((steps) => withCode(ticket, codeOf(server, steps))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions(server)).toBe(before + 1)
    expect(outcome(await withCode(ticket, codeOf(server, 1)))).toEqual([400, over])
  })

  it('ends after five minutes', async () => {
    const ticket = await ticketOf()
    server.clock.move(5 * minute - 1)
    expect((await withCode(ticket, '000000')).body.message).not.toBe(over)
    server.clock.move(1)
    expect(outcome(await withCode(ticket, codeOf(server)))).toEqual([400, over])
  })

  it('ends after five wrong codes', async () => {
    const ticket = await ticketOf()
    for (let guess = 0; guess < 5; guess++) expect((await withCode(ticket, '000000')).body.message).not.toBe(over)
    expect(outcome(await withCode(ticket, codeOf(server)))).toEqual([400, over])
    expect((await comeIn(codeOf(server))).status).toBe(200)
  })

  it('opens nothing after another password was set, by its owner or by a link', async () => {
    const tickets = [await ticketOf(), await ticketOf()]
    const body = { oldPassword: ownPassword, password: 'secret2', password_confirmation: 'secret2' }
    expect((await server.call('changePassword', { token: ann.token, body })).status).toBe(200)
    expect(outcome(await withCode(tickets[0] ?? '', codeOf(server)))).toEqual([400, over])
    const link = { password: 'secret3', password_confirmation: 'secret3', token: await openLink(server, ann) }
    expect((await server.call('setPassword', { body: link })).status).toBe(200)
    expect(outcome(await withCode(tickets[1] ?? '', codeOf(server)))).toEqual([400, over])
  })

  it('opens nothing after the account was disabled', async () => {
    const ticket = await ticketOf()
    await server.db.query('update accounts set disabled_at = $1 where id = $2', [server.clock(), ann.account.id])
    expect(outcome(await withCode(ticket, codeOf(server)))).toEqual([400, over])
  })

  it('of before the account was disabled opens nothing after it was enabled again', async () => {
    const ticket = await ticketOf()
    const how = { id: ann.account.id, reason: '', actor: { operator: 'olga' }, now: server.clock() }
    expect(await changeAccountStatus(server.db, { ...how, status: 'disabled' })).toBe('changed')
    expect(await changeAccountStatus(server.db, { ...how, status: 'enabled' })).toBe('changed')
    expect(outcome(await withCode(ticket, codeOf(server)))).toEqual([400, over])
  })

  it('opens nothing after codes were turned off', async () => {
    const [ticket, code] = [await ticketOf(), codeOf(server, 1)]
    const body = { password: ownPassword, code: codeOf(server) }
    expect((await server.call('turnCodesOff', { token: ann.token, body })).status).toBe(200)
    expect(outcome(await withCode(ticket, code))).toEqual([400, over])
    expect((await login()).status).toBe(200)
  })

  it('is of one account: the code of another one is wrong', async () => {
    const eve = await server.caller()
    const body = { password: ownPassword }
    const begun = await server.call<{ secret: string }>('beginCodes', { token: eve.token, body })
    expect((await withCode(await ticketOf(), codeOf(server, 0, begun.body.data.secret))).status).toBe(400)
  })

  it('is kept as a hash, without the hash of the password', async () => {
    const ticket = await ticketOf()
    const [row] = await server.db.query<Record<string, unknown>>('select * from login_tickets')
    expect(JSON.stringify(row)).not.toContain(ticket)
    expect(JSON.stringify(row)).not.toContain('argon2')
  })
})

describe('a new password by a link', () => {
  it('does not turn codes off', async () => {
    await noteProven(server.db, ann.account.id, server.clock())
    const link = { password: 'secret3', password_confirmation: 'secret3', token: await openLink(server, ann) }
    await server.call('setPassword', { body: link })
    expect((await login(ann.account.email, 'secret3')).status).toBe(403)
  })
})

describe('a recovery code', () => {
  it('lets its owner in once', async () => {
    const [code = '', other = ''] = await recoveryCodes()
    expect((await comeIn(code)).status).toBe(200)
    expect(outcome(await comeIn(code))).toEqual([400, 'This recovery code is wrong, or has been used before!'])
    expect((await comeIn(other)).status).toBe(200)
    expect(await server.db.query('select 1 from recovery_codes')).toHaveLength(8)
  })

  it('lets one in of many at the same moment', async () => {
    const [code = ''] = await recoveryCodes()
    const tickets = await Promise.all(Array.from({ length: 4 }, ticketOf))
    const answers = await Promise.all(tickets.map((ticket) => withCode(ticket, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
