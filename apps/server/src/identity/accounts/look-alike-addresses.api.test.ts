import { expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { renewIdentities } from './renew-identities.ts'

const server = await serverOfTests()

const register = (email: string) =>
  server.call('register', {
    body: {
      email,
      name: 'Jane',
      password: 'secret1',
      password_confirmation: 'secret1',
      company_name: 'Fitters',
      phone: '1',
    },
  })
const login = async (email: string) =>
  (await server.call('login', { body: { email, password: ownPassword } })).body.code
const forget = async (email: string) => (await server.call('requestPassword', { body: { email } })).status

it('another spelling of the domain registers no second account, logs in, and shares the limits of mails', async () => {
  expect((await register('jane@bücher.example')).body.code).toBe(0)
  for (const email of ['jane@xn--bcher-kva.example', 'jane@ｂücher.example', 'JANE@BÜCHER.Example']) {
    expect((await register(email)).body.message).toBe('This email address is already registered!')
    expect(await login(email)).toBe(0)
  }
  for (let mail = 0; mail < 5; mail++)
    expect(await forget(mail % 2 ? 'jane@bücher.example' : 'jane@ｂücher.example')).toBe(200)
  expect(await forget('jane@xn--bcher-kva.example')).toBe(429)
})

it('another spelling of the name before the domain registers no second account and logs in', async () => {
  expect((await register('lk@example.org')).body.code).toBe(0)
  for (const email of ['ｌｋ@example.org', 'ＬＫ@ｅxample.org', '𝓁𝓀@example.org']) {
    expect((await register(email)).body.message).toBe('This email address is already registered!')
    expect(await login(email)).toBe(0)
  }
})

it.each(['lk\u200b@example.org', 'l\u00adk@example.org', 'lk\ufe0f@example.org', 'l＠k@example.org'])(
  'with signs that nobody sees, or that are others, there is no address: %j',
  async (email) => {
    expect((await register(email)).body.message).toBe('Please enter a valid email address!')
    const owner = await server.caller()
    await server.db.query(`update accounts set company_role = 'owner' where id = $1`, [owner.account.id])
    const invited = await server.call('invite', { token: owner.token, body: { email } })
    expect([invited.status, invited.body.message]).toEqual([400, 'Please enter a valid email address!'])
  },
)

const rename = (caller: Caller, email: string) =>
  server.db.query('update accounts set email = $2 where id = $1', [caller.account.id, email])
const emails = async () =>
  (await server.db.query<{ email: string }>('select email from accounts order by email')).map(({ email }) => email)
const invite = (id: string, companyId: string, email: string) =>
  server.db.query(
    `insert into invitations (id, company_id, email, token_hash, created_at, expires_at) values ($1, $2, $3, $1, $4, $5)`,
    [id, companyId, email, server.clock(), new Date(server.clock().getTime() + 1000)],
  )

it('addresses that were kept before become identities, and their people log in as they did', async () => {
  const [jane, kim] = [await server.caller(), await server.caller()]
  await rename(jane, 'jane@bücher.example')
  await rename(kim, 'ｋim@example.org')
  const { companyId } = jane.account
  await invite('a', companyId, 'lee@ｅxample.org')
  await invite('b', companyId, 'lee@example.org')
  expect(await login('jane@bücher.example')).toBe(400)
  await renewIdentities(server.db, server.services.log)
  await renewIdentities(server.db, server.services.log)
  expect(await emails()).toEqual(['jane@xn--bcher-kva.example', 'kim@example.org'])
  expect(await login('jane@bücher.example')).toBe(0)
  const open = await server.db.query('select id, email from invitations where ended_at is null')
  expect(open).toEqual([{ id: 'b', email: 'lee@example.org' }])
  expect(server.errors).toEqual([])
})

it('of two accounts of one mailbox the plain one keeps it, and the operator is told', async () => {
  const [plain, wide] = [await server.caller(), await server.caller()]
  await rename(plain, 'jane@example.org')
  await rename(wide, 'ｊane@ｅxample.org')
  await renewIdentities(server.db, server.services.log)
  expect(await emails()).toEqual(['jane@example.org', 'ｊane@ｅxample.org'])
  expect(server.errors).toEqual(['two spellings'])
})
