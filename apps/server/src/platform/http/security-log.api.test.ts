import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

type Line = Readonly<Record<string, unknown>>

const server = await serverOfTests()
let person: Caller
let lines: Line[]
const info = (message: string, detail: Line = {}) => {
  if (message === 'security') lines.push(JSON.parse(JSON.stringify(detail)))
}
const app = await buildApp({ ...server.services, log: { ...server.services.log, info } })
afterAll(() => app.close())
beforeEach(async () => {
  // The lines of a minute are counted: each test has its own.
  server.clock.move(Math.random() * 1e9)
  person = await server.caller()
  lines = []
})

type Sent = { readonly body?: object; readonly token?: string; readonly headers?: Readonly<Record<string, string>> }
const post = (url: string, { body, token, headers = server.signature() }: Sent = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  })
const login = (password: string, email = person.account.email) =>
  post('/api/customers/login', { body: { email, password } })
const network = '127.0.0.1'

describe('the log tells', () => {
  it('of a login, and of one that failed, under the same pseudonym of the address', async () => {
    await login('wrong12')
    await login(ownPassword, person.account.email.toUpperCase())
    const address = lines[0]?.address
    expect(address).toMatch(/^[\w-]{22}$/)
    expect(lines).toEqual([
      { event: 'refused', call: 'POST /api/customers/login', at: 'use', code: 400, account: null, network, address },
      { event: 'password login', account: person.account.id, network, address },
    ])
  })

  it('of a new account, a new password and the deletion', async () => {
    const twice = { password: 'secret2', password_confirmation: 'secret2' }
    const { token } = person
    await post('/api/customers/store', {
      body: { ...twice, email: 'x@example.org', name: 'X', company_name: 'X', phone: '1' },
    })
    await post('/api/customers/update_password', { token, body: { ...twice, oldPassword: 'wrong12' } })
    await post('/api/customers/update_password', { token, body: { ...twice, oldPassword: ownPassword } })
    await post('/api/members/deleteAccount', { token, body: { password: 'secret2', repassword: 'secret2' } })
    expect(lines.map(({ event, account }) => [event, account === person.account.id])).toEqual([
      ['account made', false],
      ['refused', true],
      ['password changed', true],
      ['account deleted', true],
    ])
    expect(lines[0]?.account).toEqual(expect.any(String))
    expect(lines[1]).toMatchObject({ fields: ['oldPassword'] })
  })

  it.each([
    ['no token', () => post('/api/customers/logout'), 401, false],
    [
      'somebody else’s call',
      () => post('/api/company/rename', { token: person.token, body: { name: 'X' } }),
      403,
      true,
    ],
    [
      'an ended session',
      async () => {
        await server.db.query('update sessions set ended_at = $1', [server.clock()])
        return post('/api/customers/logout', { token: person.token })
      },
      50008,
      true,
    ],
    ['no signature', () => post('/api/customers/logout', { token: person.token, headers: {} }), 400, false],
    [
      'a permission that is not ours',
      () => app.inject({ method: 'GET', url: '/files/a/b.jpg?signature=x' }),
      403,
      false,
    ],
  ])('of %s', async (_, send, code, isKnown) => {
    await server.db.query(`update accounts set company_role = 'member'`)
    await send()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ event: 'refused', at: 'admission', code, network })
    expect(lines[0]?.account).toBe(isKnown ? person.account.id : null)
  })

  it('of input that no form of ours sends, by its fields', async () => {
    await post('/api/projects', { token: person.token, body: { 'role": "administrator': 1, status: { $ne: 0 } } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ at: 'input', code: 400, account: person.account.id })
    expect(lines[0]?.fields).toContain('status')
  })
})

it('says nothing of what goes its way', async () => {
  await post('/api/projects', { token: person.token, body: {} })
  expect(lines).toEqual([])
})

it('holds no address, no password and no token, whatever is sent', async () => {
  const secret = 'Secret-Of-Mine'
  for (const url of [
    '/api/customers/login',
    '/api/customers/reset_password',
    '/api/account/password',
    '/api/company/invite',
  ])
    await post(url, { token: `${secret}x`, body: { email: `${secret}@example.org`, password: secret, token: secret } })
  await post('/api/customers/login', { body: { email: { [secret.repeat(9)]: secret }, password: secret } })
  expect(lines.length).toBeGreaterThan(3)
  const text = JSON.stringify(lines).replaceAll(/"fields":\[[^\]]*\]/g, '')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('@')
})

it('writes sixty refusals a minute of a network and that there were more', async () => {
  for (let call = 0; call < 70; call++) await post('/api/customers/logout')
  expect(lines).toHaveLength(61)
  expect(lines.at(-1)).toEqual({ event: 'more refusals in this minute', network })
  server.clock.move(60_000)
  await post('/api/customers/logout')
  expect(lines).toHaveLength(62)
})
