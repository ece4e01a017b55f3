import { api } from '@soundroof/contract/api'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { newToken } from '../../platform/identifier.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { isRightPassword } from '../passwords/check-password.ts'

/** Attacks: more passwords to compare at once than other callers can wait for. */

const server = await serverOfTests()

const gate: { enter: () => Promise<void> } = { enter: async () => undefined }
const { db } = server.services
const held: typeof db = {
  ...db,
  query: async (...asked) => {
    await gate.enter()
    return db.query(...asked)
  },
}
const app = await buildApp({ ...server.services, db: held, checkAnswers: true })
afterAll(() => app.close())

/** Opens once this many calls have asked the database, or were answered without it. */
const openAt = (count: number) => {
  let open = (): void => undefined
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  let there = 0
  const arrived = () => {
    if (++there === count) open()
  }
  gate.enter = async () => {
    arrived()
    await isOpen
  }
  return arrived
}

const send = async (path: string, token: string, payload: object) => {
  const headers = { ...server.signature(), authorization: `Bearer ${token}` }
  const from = '203.0.113.7'
  const answer = await app.inject({ method: 'POST', url: path, headers, payload, remoteAddress: from })
  return answer.json() as { readonly code: number; readonly message?: string }
}
const login = () => send(api.login.path, newToken(), { email: 'nobody@example.org', password: 'guess' })

it('with made-up tokens are counted as those of their network; a member there goes on', async () => {
  const member = await server.caller()
  await server.subscribe(member, 1)
  const arrived = openAt(151)
  const all = Array.from({ length: 150 }, async () => {
    const { message } = await login()
    arrived()
    return message
  })
  const reserved = send(api.decrementTimes.path, member.token, {})
  const refused = (await Promise.all(all)).filter((message) => message === messages.tooManyAtOnce)
  expect(refused).toHaveLength(50)
  expect((await reserved).code).toBe(0)
})

it('a password whose turn comes when too many have failed is not compared', async () => {
  const subjects = { account: 'ann@example.org', network: '203.0.113.7' }
  const { db } = server
  const failing: typeof db = {
    ...db,
    query: async (...asked) => {
      const found = await db.query(...asked)
      const fail =
        'insert into login_failures (subject, failures, window_ends_at) values ($1, 10, $2) on conflict do nothing'
      await db.query(fail, ['pair:203.0.113.7 ann@example.org', new Date(server.clock().getTime() + 60_000)])
      return found as never
    },
  }
  // Comparing it would fail.
  const stored = 'no hash'
  const asked = isRightPassword({ ...server.services, db: failing }, subjects, stored, 'guess', server.clock())
  await expect(asked).rejects.toMatchObject({ code: 429 })
})
