import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { insert } from '../../platform/database/insert.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { codeLogin, countSessions, outcome } from './testing/code-login.ts'
import { codeOf, giveCodes } from './testing/valid-code-calls.ts'

/** A thief who knows the password and tries codes. */

const server = await serverOfTests()
const ann = anew(() => server.caller())
beforeEach(() => giveCodes(server, ann.account.id))

const day = 24 * 3600 * 1000

const { login, ticketOf, withCode, comeIn, recoveryCodes } = codeLogin(() => ({ server, person: ann }))
const setTries = (count: number) =>
  insert(server.db, 'login_failures', {
    subject: `codes:${ann.account.id}`,
    failures: count,
    windowEndsAt: new Date(server.clock().getTime() + day),
  })

describe('guessing', () => {
  it('is counted with the wrong passwords of a network, and a right code begins anew', async () => {
    for (let guess = 0; guess < 9; guess++) expect((await comeIn('000000')).status).toBe(400)
    expect((await comeIn(codeOf(server))).status).toBe(200)
    for (let guess = 0; guess < 10; guess++) expect((await comeIn('000000')).status).toBe(400)
    expect((await login()).status).toBe(429)
  })

  it('a right password alone begins nothing anew', async () => {
    for (let guess = 0; guess < 9; guess++) await login(ann.account.email, 'wrong12')
    const ticket = await ticketOf()
    expect((await withCode(ticket, '000000')).status).toBe(400)
    expect((await login()).status).toBe(429)
  })

  it('ends after thirty codes a day from everywhere, also with the right one, but not for a recovery code', async () => {
    const [code = ''] = await recoveryCodes()
    await setTries(30)
    const refused = await comeIn(codeOf(server, 1))
    expect(outcome(refused)).toEqual([429, expect.stringContaining('use a recovery code')])
    expect(refused.headers['retry-after']).toBe(String(24 * 3600))
    expect((await comeIn(code)).status).toBe(200)
    expect((await comeIn(codeOf(server, 1))).status).toBe(200)
  })

  it('at once from many places has no more looked at', async () => {
    await setTries(20)
    const tickets = await Promise.all(Array.from({ length: 6 }, ticketOf))
    const answers = await Promise.all(
      tickets.flatMap((ticket, at) => Array.from({ length: 5 }, (_, n) => guessFrom(ticket, `10.0.${at}.${n}`))),
    )
    expect(answers.filter((status) => status === 400).length).toBe(10)
    expect(answers.filter((status) => status === 429).length).toBe(20)
  })

  const guessFrom = async (ticket: string, remoteAddress: string): Promise<number> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/account/login_code',
      headers: server.signature(),
      payload: { ticket, code: '000000' },
      remoteAddress,
    })
    return response.statusCode
  }
})

describe('hostile text', () => {
  const awkward = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '1234567',
      '１２３４５６',
      '٢٨٧٠٨٢',
      '12345６',
      '-'.repeat(100),
      '\u0000'.repeat(6),
      "' or 1=1 --",
      'a'.repeat(24),
    ),
  )

  it('as a code, with a valid ticket, causes no failure and no login', async () => {
    const before = await countSessions(server)
    await fc.assert(
      fc.asyncProperty(awkward, async (code) => {
        await server.db.query('delete from login_failures')
        expect((await comeIn(code)).status).toBe(400)
      }),
      { numRuns: 60 },
    )
    expect([server.errors, await countSessions(server)]).toEqual([[], before])
  })

  it('as a ticket does neither', async () => {
    await fc.assert(
      fc.asyncProperty(awkward, async (ticket) => {
        expect((await withCode(ticket, codeOf(server))).status).toBe(400)
      }),
      { numRuns: 60 },
    )
    expect(server.errors).toEqual([])
  })
})
