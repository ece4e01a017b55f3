import { describe, expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()

const register = (email: string) =>
  server.call('register', {
    body: {
      email,
      name: 'Ann',
      password: 'secret1',
      password_confirmation: 'secret1',
      company_name: 'Roofs',
      phone: '0400 000 000',
    },
  })

/** A login from a network address, past the socket: the test has one only. */
const login = async (email: string, password: string, from = '127.0.0.1') => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/customers/login',
    headers: server.signature(),
    payload: { email, password },
    remoteAddress: from,
  })
  return { status: response.statusCode, headers: response.headers }
}
const set = (subject: string, failures: number) =>
  server.db.query(
    `insert into login_failures (subject, failures, window_ends_at) values ($1, $2, $3)
     on conflict (subject) do update set failures = excluded.failures`,
    [subject, failures, new Date(server.clock().getTime() + 15 * 60 * 1000)],
  )
const ann = 'ann@example.org'
const day = 24 * 3600 * 1000

describe('failures of a network', () => {
  it('stay after somebody there logged in', async () => {
    await register(ann)
    await set('network:127.0.0.1', 199)
    expect((await login(ann, 'secret1')).status).toBe(200)
    expect((await login('nobody@example.org', 'guess')).status).toBe(400)
    expect((await login('other@example.org', 'guess')).status).toBe(429)
  })

  it('are those of the whole /64', async () => {
    for (let guess = 0; guess < 10; guess++)
      expect((await login(ann, `guess${guess}`, `2001:db8:1:2::${guess}`)).status).toBe(400)
    expect((await login(ann, 'guess', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await login(ann, 'guess', '2001:db8:1:3::9')).status).toBe(400)
  })
})

describe('an account', () => {
  it('is not locked out for its owner by ten guesses from elsewhere', async () => {
    await register(ann)
    for (let guess = 0; guess < 10; guess++) await login(ann, `guess${guess}`, '203.0.113.7')
    expect((await login(ann, 'secret1', '203.0.113.7')).status).toBe(429)
    expect((await login(ann, 'secret1')).status).toBe(200)
  })

  it('stops guesses from many networks, but not its owner where the owner logged in before', async () => {
    await register(ann)
    expect((await login(ann, 'secret1')).status).toBe(200)
    await set(`account:${ann}`, 100)
    expect((await login(ann, 'secret1', '203.0.113.7')).status).toBe(429)
    expect((await login(ann, 'secret1')).status).toBe(200)
  })

  it('forgets after 30 days where its owner logged in', async () => {
    await register(ann)
    expect((await login(ann, 'secret1')).status).toBe(200)
    server.clock.move(30 * day)
    await set(`account:${ann}`, 100)
    expect((await login(ann, 'secret1')).status).toBe(429)
  })
})

describe('three hundred calls a minute from one network', () => {
  it('are all that register there; logging in goes on', async () => {
    await register(ann)
    await set('calls:127.0.0.1', 299)
    expect((await register('bob@example.org')).status).toBe(200)
    const refused = await register('eve@example.org')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(await server.db.query(`select 1 from accounts where email = 'eve@example.org'`)).toEqual([])
    expect((await login(ann, 'secret1')).status).toBe(200)
  })

  it('are all logins that may name no open login there', async () => {
    const guess = () => server.call('loginWithCode', { body: { ticket: 'unknown', code: '000000' } })
    await set('calls:127.0.0.1', 299)
    expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })
})

describe('right passwords of one account', () => {
  const sessions = async () =>
    (await server.db.query<{ count: number }>('select count(*)::int as count from sessions'))[0]?.count

  it('are at most sixty a minute from one network; nobody else there waits', async () => {
    await register(ann)
    await register('bob@example.org')
    const before = (await sessions()) ?? 0
    const answers = await Promise.all(Array.from({ length: 70 }, () => login(ann, 'secret1')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await sessions()).toBe(before + 60)
    const refused = await login(ann, 'secret1')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await login('bob@example.org', 'secret1')).status).toBe(200)
    expect((await login(ann, 'secret1', '203.0.113.7')).status).toBe(200)
    server.clock.move(60_000)
    expect((await login(ann, 'secret1')).status).toBe(200)
  })

  it('are not what a stranger counts for them', async () => {
    await register(ann)
    for (let guess = 0; guess < 9; guess++) expect((await login(ann, `guess${guess}`)).status).toBe(400)
    expect(await server.db.query(`select 1 from login_failures where subject like 'right:%'`)).toEqual([])
  })
})
