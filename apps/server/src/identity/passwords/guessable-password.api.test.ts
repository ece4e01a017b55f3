import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createStaff } from '../../administration/staff/create-staff.ts'
import { buildApp } from '../../app.ts'
import { newId, newToken } from '../../platform/identifier.ts'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { insertInvitation } from '../companies/invitation-rows.ts'

const server = await serverOfTests()
const person = anew(() => server.caller())
const app = await buildApp({ ...server.services, config: { ...server.services.config, passwordPolicy: 'strong' } })
afterAll(() => app.close())
beforeEach(() =>
  server.db.query(`update companies set name = 'Northern Lights' where id = $1`, [person.account.companyId]),
)

const post = async (url: string, body: object, token = '') => {
  const headers = { ...server.signature(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return (await app.inject({ method: 'POST', url, headers, payload: body })).json()
}
const twice = (password: string) => ({ password, password_confirmation: password })

const register = (password: string) =>
  post('/api/customers/store', {
    ...twice(password),
    email: 'jane@example.org',
    name: 'Jane Citizen',
    company_name: 'Northern Lights',
    phone: '0400 000 000',
  })
const change = (password: string) =>
  post('/api/customers/update_password', { ...twice(password), oldPassword: ownPassword }, person.token)
const reset = async (password: string) =>
  post('/api/account/password', { ...twice(password), token: await openLink(server, person) })
const join = async (password: string) => {
  const token = newToken()
  const { id, companyId } = person.account
  const now = server.clock()
  const expiresAt = new Date(now.getTime() + 60_000)
  await insertInvitation(server.db, {
    id: newId(),
    companyId,
    email: 'new@example.org',
    token,
    invitedBy: id,
    now,
    expiresAt,
  })
  return post('/api/company/invitation/register', { ...twice(password), token, name: 'New Person', phone: '1' })
}

const common = 'This password is too common. Please choose another!'
const ofKnownWords =
  'This password has too little in it besides your name, address, company or the name of this product!'

describe.each([
  ['registering', register],
  ['changing the password', change],
  ['setting a new password', reset],
  ['joining a company', join],
])('%s', (_, choose) => {
  it.each([
    ['qwertyqwerty1', common],
    ['Northern-Lights', ofKnownWords],
    ['Soundroof 2026', ofKnownWords],
  ])('refuses %s beside its field', async (password, message) => {
    const answer = await choose(password)
    expect(answer).toMatchObject({ code: 400, message, issues: [{ field: 'password', message }] })
  })

  it('takes a password of its own', async () => {
    expect(await choose('a purlin under rain')).toMatchObject({ code: 0 })
  })
})

it('refuses the name of the provider as an administrator has changed it', async () => {
  await server.db.query(
    `insert into provider_details (name, email, phone, web, version)
     values ('Roofwright', 'desk@example.org', '', '', 1)`,
  )
  for (const choose of [register, change, reset, join])
    expect(await choose('roofwright 12')).toMatchObject({ message: ofKnownWords })
})

it('a link to a new password is still good after a refused one', async () => {
  const token = await openLink(server, person)
  const set = (password: string) => post('/api/account/password', { ...twice(password), token })
  expect(await set('qwertyqwerty1')).toMatchObject({ code: 400 })
  expect(await set('a purlin under rain')).toMatchObject({ code: 0 })
})

it('a short password from before the strong policy still logs in', async () => {
  expect(ownPassword.length).toBeLessThan(12)
  const { code, data } = await post('/api/customers/login', { email: person.account.email, password: ownPassword })
  expect([code, data.customer.email]).toEqual([0, person.account.email])
})

it('staff chooses no such password either', async () => {
  const { db, clock } = server
  const config = { ...server.services.config, passwordPolicy: 'strong' } as const
  const staff = { role: 'engineer', email: 'e@example.org', name: 'E', phone: '1' } as const
  const create = (password: string) =>
    createStaff({ ...staff, password }, { db, config, actor: { operator: 'tests' }, now: clock() })
  await expect(create('qwertyqwerty1')).rejects.toThrow(common)
  await expect(create('a purlin under rain')).resolves.toEqual(expect.any(String))
})

it('the specified policy asks for the length alone', async () => {
  const { body } = await server.call('register', {
    body: {
      ...twice('123456'),
      email: 'jane@example.org',
      name: 'J',
      company_name: 'C',
      phone: '1',
    },
  })
  expect(body.code).toBe(0)
})
