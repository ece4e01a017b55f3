import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { holdOpen } from '../../testing/held-transaction.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { openBeside, untilWaiting } from '../../testing/waiting-statements.ts'
import { tokenHash } from '../http/authenticate-call.ts'
import { newToken } from '../identifier.ts'

/** PostgreSQL. Attack: a new token with each call, so that each is a caller whose turn is longest ago. */

const server = await serverOfTests()
const member = anew(() => server.caller())
const beside = await openBeside(server.db)
afterAll(() => beside.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(() => check(member.token))

const check = async (token: string, from = '192.0.2.1') => {
  const headers = { ...server.signature(), authorization: `Bearer ${token}` }
  const { statusCode } = await server.app.inject({ url: '/api/members/check_token', headers, remoteAddress: from })
  return statusCode
}

const guesses = 500
const connections = 20

/** Tokens that PostgreSQL has been asked for, in the order of their turns; a busy machine delays answers alone. */
const askedFor = (query: MockInstance): readonly unknown[] =>
  query.mock.calls.flatMap(([asked]) => {
    const { text, values } = asked as { readonly text?: string; readonly values?: readonly unknown[] }
    return text?.includes('join sessions') ? [values?.[0]] : []
  })

/** Guesses that have their turn before this call, while all wait for the same table. */
const turnsBefore = async (guess: (turn: number) => Promise<number>, token: string, from?: string): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const held = await holdOpen(beside, (tx) => tx.script('lock table sessions in access exclusive mode'))
  const guessed = Array.from({ length: guesses }, async (_, turn) => {
    // 401, or 503 where its time was over; answered in both cases.
    expect(await guess(turn)).toBeGreaterThanOrEqual(401)
  })
  await untilWaiting(beside, connections)
  const status = check(token, from)
  // The call is in the queue once a later one has been answered.
  await server.app.inject({ url: '/api/client' })
  await held.release()
  expect(await status).toBe(200)
  await Promise.all(guessed)
  const turns = askedFor(query)
  expect(turns).toHaveLength(guesses + 1)
  return turns.indexOf(tokenHash(token))
}

it('a member is not behind 500 made-up tokens', async () => {
  expect(await turnsBefore(() => check(newToken()), member.token)).toBeLessThanOrEqual(2 * connections)
})

it('nor behind made-up tokens from 500 networks', async () => {
  const guess = (turn: number) => check(newToken(), `10.0.${turn >> 8}.${turn & 255}`)
  expect(await turnsBefore(guess, member.token, '192.0.2.9')).toBeLessThanOrEqual(2 * connections)
})

it('nor is whoever calls for the first time, from another network', async () => {
  const stranger = await server.caller()
  expect(await turnsBefore(() => check(newToken()), stranger.token, '192.0.2.9')).toBeLessThanOrEqual(2 * connections)
})
