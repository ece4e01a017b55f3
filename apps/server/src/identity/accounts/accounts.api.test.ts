import { termsVersion } from '@soundroof/contract/identity/account'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { giveAnswerBack, holdAnswer } from '../registration/known-address-limit.ts'

const server = await serverOfTests()

const someone = {
  email: 'Ann@Example.org ',
  name: ' Ann ',
  password: 'secret1',
  password_confirmation: 'secret1',
  company_name: 'Roofs',
  phone: '0400 000 000',
  avenue: 'A friend',
}
const register = (changes: object = {}) => server.call('register', { body: { ...someone, ...changes } })
const login = (email = 'ann@example.org', password = 'secret1', headers = {}) =>
  server.call<Session>('login', { body: { email, password }, headers })
const minute = 60 * 1000

describe('registering', () => {
  it('founds a company with its owner, who can log in', async () => {
    const answer = await register()
    expect([answer.status, answer.body]).toEqual([200, { code: 0, data: null }])
    const { body } = await login()
    expect(body.data.customer).toEqual({
      email: 'ann@example.org',
      phone: '0400 000 000',
      name: 'Ann',
      company_name: 'Roofs',
      role: 'customer',
      is_subscribe: 0,
      language: 'en-AU',
      terms_version: termsVersion,
    })
    const [account] = await server.db.query('select terms_version, company_role, avenue from accounts')
    expect(account).toEqual({ termsVersion, companyRole: 'owner', avenue: 'A friend' })
  })

  it('keeps no password, and no token', async () => {
    await register()
    const { token } = (await login()).body.data
    const stored = JSON.stringify(await server.db.query('select * from accounts, sessions'))
    expect(stored).not.toContain('secret1')
    expect(stored).not.toContain(token)
    expect(stored).toContain('$argon2id$v=19$m=8,t=1,p=1$')
  })

  it('keeps a hash as the configuration says, full unless it says otherwise', async () => {
    const { passwordHashing } = readConfig({})
    const app = await buildApp({ ...server.services, config: { ...server.services.config, passwordHashing } })
    const sent = { method: 'POST', url: '/api/customers/store', headers: server.signature(), payload: someone } as const
    expect((await app.inject(sent)).json()).toEqual({ code: 0, data: null })
    const [account] = await server.db.query<{ passwordHash: string }>('select password_hash from accounts')
    expect(account?.passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    await app.close()
  })

  it('founds another company under the same company name', async () => {
    await register()
    await register({ email: 'bob@example.org' })
    expect(await rowCounts(server.db)).toMatchObject({ companies: 2, accounts: 2 })
  })

  it('refuses an address that is known, however it is written', async () => {
    await register()
    const answer = await register({ email: 'ANN@example.ORG' })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('This email address is already registered!')
    expect(await rowCounts(server.db)).toMatchObject({ companies: 1, accounts: 1 })
  })

  it('registers one of many at once under one address', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rowCounts(server.db)).toMatchObject({ companies: 1, accounts: 1 })
  })

  it('says five times an hour that an address is known, then nothing of any address', async () => {
    const emails = Array.from({ length: 6 }, (_, number) => `p${number}@example.org`)
    for (const email of emails) await register({ email })
    server.clock.move(60 * minute)
    for (const email of emails.slice(1))
      expect((await register({ email })).body.message).toContain('already registered')
    const [known, unknown] = [await register({ email: emails[0] }), await register({ email: 'bob@example.org' })]
    expect([known.status, known.headers['retry-after']]).toEqual([429, '3600'])
    expect(unknown.body).toEqual(known.body)
    expect(await rowCounts(server.db)).toMatchObject({ accounts: 6 })
    server.clock.move(60 * minute)
    expect((await register({ email: emails[0] })).body.message).toContain('already registered')
  })

  it('says of many known addresses at once that five are known, and nothing of the others', async () => {
    const emails = Array.from({ length: 12 }, (_, number) => `p${number}@example.org`)
    for (const email of emails) await register({ email })
    server.clock.move(60 * minute)
    const answers = await Promise.all(emails.map((email) => register({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(400), ...Array(7).fill(429)])
  })

  it('counts no repetition of an address that the network registered or was told of', async () => {
    expect((await register()).status).toBe(200)
    for (let time = 0; time < 7; time++) expect((await register()).body.message).toContain('already registered')
    server.clock.move(60 * minute)
    for (let time = 0; time < 7; time++) expect((await register()).body.message).toContain('already registered')
    expect((await register({ email: 'bob@example.org' })).status).toBe(200)
  })

  it('lets ten people of one network register at once, and the next one afterwards', async () => {
    const emails = Array.from({ length: 10 }, (_, number) => `p${number}@example.org`)
    const answers = await Promise.all(emails.map((email) => register({ email })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await register({ email: 'p10@example.org' })).status).toBe(200)
  })

  it('counts no attempt that it refused: two processes may ask at once', async () => {
    for (let time = 0; time < 5; time++) await holdAnswer(server.db, 'one network', server.clock())
    await expect(holdAnswer(server.db, 'one network', server.clock())).rejects.toMatchObject({ code: 429 })
    await giveAnswerBack(server.db, 'one network')
    await holdAnswer(server.db, 'one network', server.clock())
  })

  it('counts no registration that succeeds', async () => {
    for (let number = 0; number < 8; number++)
      expect((await register({ email: `p${number}@example.org` })).status).toBe(200)
  })

  it.each([
    ['email', { email: 'ann', name: '' }, 'Please enter a valid email address!'],
    ['name', { name: '  ', password: 'x' }, 'Enter your name!'],
    ['password', { password: 'short', company_name: '' }, 'Password between 6 to 8 characters!'],
    ['password', { password: 'muchtoolong', phone: '' }, 'Password between 6 to 8 characters!'],
    ['password_confirmation', { password_confirmation: 'no' }, 'Confirm Password between 6 to 8 characters!'],
    ['password_confirmation', { password_confirmation: 'secret2' }, 'Password confirm fail, please try again!'],
    ['company_name', { company_name: ' ', phone: '' }, 'Please enter company name!'],
    ['phone', { phone: '' }, 'Please input Contact Number!'],
  ])('says first what is wrong first: %s', async (field, changes, message) => {
    const answer = await register(changes)
    expect([answer.status, answer.body.message, answer.body.issues?.[0]?.field]).toEqual([400, message, field])
    expect(await rowCounts(server.db)).toMatchObject({ companies: 0, accounts: 0 })
  })

  it('does without the question how they heard of it', async () => {
    const { avenue: _, ...rest } = someone
    expect((await server.call('register', { body: rest })).status).toBe(200)
  })
})

describe('logging in', () => {
  it('says what is empty', async () => {
    expect((await login('', '')).body.message).toBe('Mailbox account cannot be empty!')
    expect((await login('ann@example.org', '')).body.message).toBe("Password fields can't be empty!")
    expect((await server.call('login', { body: {} })).body.message).toBe('Mailbox account cannot be empty!')
  })

  it('answers an unknown address and a wrong password alike', async () => {
    await register()
    const wrong = await login('ann@example.org', 'secret2')
    const unknown = await login('bob@example.org', 'secret1')
    expect(wrong.status).toBe(400)
    expect(unknown.body).toEqual(wrong.body)
  })

  it('knows the address however it is written', async () => {
    await register()
    expect((await login(' ANN@EXAMPLE.org ')).status).toBe(200)
  })

  it('tells a subscriber', async () => {
    await register()
    const [account] = await server.db.query<{ id: string }>('select id from accounts')
    await server.subscribe({ account: { id: account?.id ?? '' } } as never, 5)
    expect((await login()).body.data.customer.is_subscribe).toBe(1)
  })

  it('stops guesses at one account, also with the right password, and lets go after a while', async () => {
    await register()
    for (let guess = 0; guess < 10; guess++) expect((await login('ann@example.org', `guess${guess}`)).status).toBe(400)
    const stopped = await login()
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900'])
    expect(stopped.body.message).toBe('Too many attempts. Please try again in 15 minutes!')
    expect((await register({ email: 'bob@example.org' })).status).toBe(200)
    expect((await login('bob@example.org')).status).toBe(200)
    server.clock.move(15 * minute)
    expect((await login()).status).toBe(200)
  })

  it('forgets failures after a correct login', async () => {
    await register()
    for (const round of [1, 2, 3]) {
      for (let guess = 0; guess < 9; guess++) await login('ann@example.org', `g${round}${guess}`)
      expect((await login()).status).toBe(200)
    }
  })

  it('lets few of many guesses at once count, and none of them after the limit', async () => {
    await register()
    await Promise.all(Array.from({ length: 30 }, (_, guess) => login('ann@example.org', `guess${guess}`)))
    expect((await login()).status).toBe(429)
  })

  it('stops guesses from one network address at many accounts', async () => {
    await server.db.query(
      `insert into login_failures (subject, failures, window_ends_at) values ('network:127.0.0.1', 200, $1)`,
      [new Date(server.clock().getTime() + minute)],
    )
    expect((await login('nobody@example.org')).status).toBe(429)
  })

  it('opens sessions side by side; logging out ends one', async () => {
    await register()
    const first = (await login()).body.data.token
    const second = (await login()).body.data.token
    expect((await server.call('logout', { token: first })).body).toEqual({ code: 0, data: null })
    expect((await server.call('checkToken', { token: first })).body.code).toBe(50008)
    expect((await server.call('logout', { token: first })).body.code).toBe(50008)
    expect((await server.call('checkTokenByPost', { token: second })).body.code).toBe(0)
  })
})

describe('the package', () => {
  it('is none without a subscription', async () => {
    const { token } = await server.caller()
    expect((await server.call('customerPackages', { token })).body.data).toEqual({
      isSubscribe: false,
      total_times: 0,
      times: 0,
      end_time: null,
    })
  })

  it('counts what was bought for the present period, and when it ends', async () => {
    const caller = await server.caller()
    await server.subscribe(caller, 5, 1)
    server.clock.move(2 * 24 * 60 * minute)
    await server.subscribe(caller, 7, 30)
    expect((await server.call('customerPackages', { token: caller.token })).body.data).toEqual({
      isSubscribe: true,
      total_times: 7,
      times: 7,
      end_time: '2026-12-23',
    })
  })
})
