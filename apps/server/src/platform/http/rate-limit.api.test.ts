import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { signByKey, type TestKey } from '../../identity/api-keys/testing/sign-by-key.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import type { Caller } from '../../testing/test-server.ts'
import { tokenHash } from './authenticate-call.ts'

const most = 300
const server = await serverOfTests()
let app: FastifyInstance
beforeEach(async () => {
  app = await limitedApp(1)
})
afterEach(() => app.close())

const limitedApp = (trustProxy: number) => {
  const config = { ...server.services.config, requestsPerMinute: most, trustProxy }
  return buildApp({ ...server.services, config, checkAnswers: true })
}

const check = (token: string, from = '192.0.2.1') =>
  app.inject({
    url: '/api/members/check_token',
    headers: { ...server.signature(), authorization: `Bearer ${token}`, 'x-forwarded-for': from },
  })
const settings = (from: string) => app.inject({ url: '/api/client', headers: { 'x-forwarded-for': from } })

type Ask = () => Promise<{ readonly statusCode: number }>
/** The statuses of so many calls, each once. */
const statusesOf = async (count: number, ask: Ask): Promise<readonly number[]> => {
  const statuses = new Set<number>()
  for (let turn = 0; turn < count; turn++) statuses.add((await ask()).statusCode)
  return [...statuses]
}
const useUp = async ({ token }: Caller): Promise<void> => {
  expect(await statusesOf(most, () => check(token))).toEqual([200])
}

describe('an account', () => {
  it('that calls too often is told when it may again, and nobody else is', async () => {
    const [eager, other] = [await server.caller(), await server.caller()]
    await useUp(eager)
    server.clock.move(15_000)
    const refused = await check(eager.token, '192.0.2.99')
    expect([refused.statusCode, refused.headers['retry-after'], spokenRefusal(refused.json())]).toEqual([
      429,
      '45',
      { code: 429, message: 'Too many requests. Please try again in 45 seconds!' },
    ])
    expect((await check(other.token)).statusCode).toBe(200)
    expect((await settings('192.0.2.1')).statusCode).toBe(200)
    server.clock.move(45_000)
    expect((await check(eager.token)).statusCode).toBe(200)
  })

  it('is one on all its devices', async () => {
    const one = await server.caller()
    await server.db.query(
      `insert into sessions (token_hash, account_id, created_at, expires_at)
       select $1, account_id, created_at, expires_at from sessions`,
      [tokenHash('other')],
    )
    expect((await check('other')).statusCode).toBe(200)
    expect(await statusesOf(most - 1, () => check(one.token))).toEqual([200])
    expect((await check('other')).statusCode).toBe(429)
  })

  it('is counted apart from its programs, which share one bound', async () => {
    const eager = await server.caller()
    const [one, other] = [await insertTestKey(server, eager), await insertTestKey(server, eager)]
    const list = (key: TestKey) => {
      const [method, url] = ['GET', '/api/projects'] as const
      return app.inject({ method, url, headers: signByKey(key, { method, url, now: server.clock() }) })
    }
    expect(await statusesOf(most - 1, () => list(one))).toEqual([200])
    expect((await list(other)).statusCode).toBe(200)
    const refused = await list(other)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await check(eager.token)).statusCode).toBe(200)
    expect((await list(await insertTestKey(server, await server.caller()))).statusCode).toBe(200)
  })

  it('does not pay for signatures that are wrong: their network does', async () => {
    const eager = await server.caller()
    const { id } = await insertTestKey(server, eager)
    const guess = () => {
      const headers = signByKey({ id, secret: 'a guess' }, { method: 'GET', url: '/api/projects', now: server.clock() })
      return app.inject({ url: '/api/projects', headers: { ...headers, 'x-forwarded-for': '192.0.2.9' } })
    }
    expect(await statusesOf(most, guess)).toEqual([401])
    expect((await guess()).statusCode).toBe(429)
    expect((await check(eager.token)).statusCode).toBe(200)
  })

  it('keeps its files, the pages and what stores tell of', async () => {
    const eager = await server.caller()
    await useUp(eager)
    const authorization = `Bearer ${eager.token}`
    const get = async (url: string) => (await app.inject({ url, headers: { authorization } })).statusCode
    expect(await get('/files/nothing')).not.toBe(429)
    expect(await get('/api/openapi.json')).toBe(200)
    expect(await get('/')).not.toBe(429)
  })
})

describe('calls without a session', () => {
  it('are counted by the network that the proxy names, whatever the caller writes before it', async () => {
    let turn = 0
    const disguised = () => settings(`10.0.0.${turn++ % 250}, 192.0.2.1`)
    expect(await statusesOf(most, disguised)).toEqual([200])
    expect((await disguised()).headers['retry-after']).toBe('60')
    expect((await settings('192.0.2.2')).statusCode).toBe(200)
    const somebody = await server.caller()
    expect((await check(somebody.token)).statusCode).toBe(200)
    server.clock.move(60_000)
    expect((await disguised()).statusCode).toBe(200)
  })

  it('are counted by the connection where no proxy is believed', async () => {
    await app.close()
    app = await limitedApp(0)
    let turn = 0
    const disguised = () => settings(`10.0.0.${turn++ % 250}`)
    expect(await statusesOf(most, disguised)).toEqual([200])
    expect((await disguised()).statusCode).toBe(429)
    const elsewhere = await app.inject({ url: '/api/client', remoteAddress: '192.0.2.2' })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('are those of the whole /64', async () => {
    let turn = 0
    expect(await statusesOf(most, () => settings(`2001:db8:1:2::${(turn++).toString(16)}`))).toEqual([200])
    expect((await settings('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await settings('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it.each([
    ['a port', (turn: number) => `192.0.2.1:${1000 + turn}`],
    ['brackets and a port', (turn: number) => `"[2001:db8::1]:${1000 + turn}"`],
    ['a name', (turn: number) => `_caller${turn}`],
  ])('are those of one network when its proxy adds %s', async (_, addressOfTurn) => {
    let turn = 0
    const disguised = () => settings(addressOfTurn(turn++))
    expect(await statusesOf(most, disguised)).toEqual([200])
    expect((await disguised()).statusCode).toBe(429)
  })

  it('are those that only claim to have one', async () => {
    expect(await statusesOf(most, () => check('made-up'))).toEqual([401])
    expect((await check('made-up')).statusCode).toBe(429)
    expect((await settings('192.0.2.1')).statusCode).toBe(429)
  })

  it('leave the notices of stores alone', async () => {
    await statusesOf(most, () => settings('192.0.2.1'))
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const notice = { method: 'POST', url: '/api/subscription/apple/notice', headers, payload: {} } as const
    expect(await statusesOf(most, () => app.inject(notice))).toEqual([400])
    expect((await settings('192.0.2.1')).statusCode).toBe(429)
  })
})
