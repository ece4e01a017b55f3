import { afterAll, beforeEach, expect, it } from 'vitest'
import { holdOpen } from '../../testing/held-transaction.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { openBeside, untilWaiting } from '../../testing/waiting-statements.ts'
import { newToken } from '../identifier.ts'

/** PostgreSQL. Attack: a new token with each call, so that each is a caller whose turn is longest ago. */

const server = await serverOfTests()
const member = anew(() => server.caller())
const beside = await openBeside(server.db)
afterAll(() => beside.close())
beforeEach(() => check(member.token))

const check = async (token: string, from = '192.0.2.1') => {
  const headers = { ...server.signature(), authorization: `Bearer ${token}` }
  const { statusCode } = await server.app.inject({ url: '/api/members/check_token', headers, remoteAddress: from })
  return statusCode
}

const guesses = 500
const connections = 20

/** Guesses answered before these calls, all of which wait for the same table. */
const answeredBefore = async (guess: (turn: number) => Promise<number>, calls: () => readonly Promise<number>[]) => {
  const held = await holdOpen(beside, (tx) => tx.script('lock table sessions in access exclusive mode'))
  let answered = 0
  const guessed = Array.from({ length: guesses }, async (_, turn) => {
    // 401, or 503 where its time was over; answered in both cases.
    expect(await guess(turn)).toBeGreaterThanOrEqual(401)
    answered++
  })
  await untilWaiting(beside, connections)
  const statuses = Promise.all(calls()).then((all) => ({ all, before: answered }))
  // The calls are in the queue once a later statement on that table has been answered.
  await server.app.inject({ url: '/api/client' })
  await held.release()
  const { all, before } = await statuses
  await Promise.all(guessed)
  expect(new Set(all)).toEqual(new Set([200]))
  return before
}

it('a member is not behind 500 made-up tokens', async () => {
  const before = await answeredBefore(
    () => check(newToken()),
    () => [check(member.token)],
  )
  expect(before).toBeLessThanOrEqual(2 * connections)
})

it('nor behind made-up tokens from 500 networks', async () => {
  const before = await answeredBefore(
    (turn) => check(newToken(), `10.0.${turn >> 8}.${turn & 255}`),
    () => [check(member.token, '192.0.2.9')],
  )
  expect(before).toBeLessThanOrEqual(2 * connections)
})

it('nor is whoever calls for the first time, from another network', async () => {
  const stranger = await server.caller()
  const before = await answeredBefore(
    () => check(newToken()),
    () => [check(stranger.token, '192.0.2.9')],
  )
  expect(before).toBeLessThanOrEqual(2 * connections)
})
