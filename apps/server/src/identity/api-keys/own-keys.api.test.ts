import type { CreatedApiKey, OwnApiKey } from '@soundroof/contract/identity/api-keys'
import { mostApiKeys, scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { tidy } from '../../platform/work/housekeeping.ts'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { eraseAccount } from '../own-account/erase-account.ts'
import { findOwnRecords } from '../own-account/own-records.ts'
import type { TestKey } from './testing/sign-by-key.ts'
import { insertTestKey } from './testing/valid-api-key-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const day = 24 * 3600 * 1000
const wanted = {
  name: ' Import of roofs ',
  scopes: ['assess', 'projects:read', 'assess'],
  days: 90,
  password: ownPassword,
}
const make = (parts: object = {}, by = ann) =>
  server.call<CreatedApiKey>('makeApiKey', { token: by.token, body: { ...wanted, ...parts } })
const list = async (by = ann) => (await server.call<OwnApiKey[]>('apiKeys', { token: by.token })).body.data
const revoke = (id: string, by = ann) => server.call('revokeApiKey', { token: by.token, body: { id } })
const madeKey = async (parts: object = {}): Promise<TestKey> => {
  const { key, secret } = (await make(parts)).body.data
  return { id: key.id, secret }
}
const use = async (key: TestKey) => {
  const { status, body } = await server.call('projects', { key })
  return [status, body.message]
}
const works = [200, undefined]

describe('making a key', () => {
  it('answers its secret this once, and it works at once', async () => {
    const { status, body } = await make()
    expect([status, body.code]).toEqual([200, 0])
    const { key, secret } = body.data
    expect(key).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Import of roofs',
      scopes: ['projects:read', 'assess'],
      state: 'working',
      created_at: '2026-11-21T09:00:00.000Z',
      last_used_at: null,
      expires_at: '2027-02-19T09:00:00.000Z',
    })
    expect(secret).toMatch(/^soundroof_[\w-]{43}$/)
    expect(await use({ id: key.id, secret })).toEqual(works)
    expect(await list()).toEqual([{ ...key, last_used_at: '2026-11-21T09:00:00.000Z' }])
  })

  it('keeps nothing from which a reader of the database could make the secret', async () => {
    const { secret } = await madeKey()
    const tables = await server.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables)
      expect(JSON.stringify(await server.db.query(`select * from ${name}`)), name).not.toContain(secret.slice(10))
  })

  it('tells the owner by mail what it may do, without a word of the maker', async () => {
    const { secret } = await madeKey({ name: 'Call 0900 now' })
    const now = server.clock()
    const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + day))
    expect(mail).toMatchObject({ to: ann.account.email, subject: 'A new API key for your Soundroof account' })
    expect(mail?.text).toContain(scopeMeanings.assess)
    expect(mail?.text).toContain('Until 19 Feb 2027')
    expect(mail?.text).toContain('http://localhost:8080/sessions')
    for (const absent of [secret, '0900', scopeMeanings.reports]) expect(mail?.text).not.toContain(absent)
  })

  it.each([
    [{ name: ' \u200b ' }, 'name', messages.apiKeyNameRequired],
    [{ scopes: [] }, 'scopes', messages.apiKeyScopeRequired],
    [{ password: '' }, 'password', messages.loginPasswordEmpty],
    [{ password: 'secret9' }, 'password', messages.passwordWrong],
  ])('with %j is refused by name', async (parts, field, message) => {
    const before = await rowCounts(server.db)
    const { status, body } = await make(parts)
    expect([status, body.message, body.issues?.[0]?.field]).toEqual([400, message, field])
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it.each([
    { days: 31 },
    { days: 36500 },
    { scopes: ['account'] },
    { scopes: ['*'] },
    { name: 'x'.repeat(101) },
    { name: 'a\nb' },
    { name: 'a\u2028b' },
    { name: 'gpj.\u202eexe' },
  ])('with %j is refused', async (parts) => {
    expect((await make(parts)).status).toBe(400)
  })

  it('lets nobody guess the password at a screen that was left open', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await make({ password: `guess${guess}` })).status).toBe(400)
    const right = await make()
    expect([right.status, right.headers['retry-after']]).toEqual([429, '900'])
    expect(await list()).toEqual([])
  })

  it(`ends at ${mostApiKeys} that work, also of many at once`, async () => {
    for (let number = 0; number < mostApiKeys - 1; number++) await insertTestKey(server, ann)
    // These do not count: one has expired, the other belongs to another company.
    await insertTestKey(server, ann, ['assess'], 0)
    const other = await server.caller()
    await insertTestKey(server, { ...ann, account: { ...ann.account, companyId: other.account.companyId } })
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You have 10 API keys. Please revoke one first!',
    )
    const working = (await list()).find(({ state }) => state === 'working')
    expect((await revoke(working?.id ?? '')).status).toBe(200)
    expect((await make()).status).toBe(200)
  })

  it('is stopped after twenty a day: each sends a mail', async () => {
    for (let number = 0; number < 20; number++) expect((await revoke((await madeKey()).id)).status).toBe(200)
    expect((await make()).status).toBe(429)
    server.clock.move(day)
    expect((await make()).status).toBe(200)
  })
})

describe('the list of keys', () => {
  it('holds the own ones alone, newest first, and no secret', async () => {
    const colleague = await server.caller('customer', ann.account.companyId)
    const first = await madeKey({ name: 'First' })
    server.clock.move(1000)
    const second = await madeKey({ name: 'Second', days: 30 })
    await make({ name: 'Not mine' }, colleague)
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(JSON.stringify(await list())).not.toContain('soundroof_')
    server.clock.move(20 * day)
    expect(await list()).toHaveLength(2)
    server.clock.move(10 * day - 1000)
    expect((await list()).map(({ state }) => state)).toEqual(['working', 'working'])
    server.clock.move(1000)
    expect((await list()).map(({ state }) => state)).toEqual(['expired', 'working'])
  })
})

describe('revoking a key', () => {
  it('ends it at once, once', async () => {
    const key = await madeKey()
    const other = await madeKey()
    expect((await revoke(key.id)).body).toEqual({ code: 0, data: null })
    expect(await use(key)).toEqual([401, messages.apiKeyEnded])
    expect(await use(other)).toEqual(works)
    expect((await list()).map(({ id }) => id)).toEqual([other.id])
    expect((await revoke(key.id)).status).toBe(404)
  })

  it('of another account gets the answer of an unknown key', async () => {
    const key = await madeKey()
    const colleague = await server.caller('customer', ann.account.companyId)
    const answers = [await revoke(key.id, colleague), await revoke('never', colleague)]
    for (const { status, body } of answers) expect([status, body.message]).toEqual([404, messages.apiKeyUnknown])
    expect(await use(key)).toEqual(works)
  })

  it('stands in the audit trail, as making one does', async () => {
    const key = await madeKey()
    await revoke(key.id)
    const rows = await server.db.query('select account_id, action, subject_id, detail from audit_trail order by id')
    const { id } = ann.account
    const row = (action: string) => ({ accountId: id, action, subjectId: id, detail: { key: key.id } })
    expect(rows).toEqual([row('api_key_made'), row('api_key_revoked')])
  })
})

describe('what happens to the account', () => {
  it('a password set by mail ends all keys, one that is changed none', async () => {
    const key = await madeKey()
    const changed = { oldPassword: ownPassword, password: 'secret2', password_confirmation: 'secret2' }
    expect((await server.call('changePassword', { token: ann.token, body: changed })).status).toBe(200)
    expect(await use(key)).toEqual(works)
    const token = await openLink(server, ann)
    const set = { token, password: 'secret3', password_confirmation: 'secret3' }
    expect((await server.call('setPassword', { body: set })).status).toBe(200)
    expect(await use(key)).toEqual([401, messages.apiKeyEnded])
  })

  it('signing out everywhere leaves programs alone', async () => {
    const key = await madeKey()
    await server.call('endAllSessions', { token: ann.token })
    expect(await use(key)).toEqual(works)
  })

  it('the export lists keys, without their secrets', async () => {
    const key = await madeKey()
    const records = await findOwnRecords(server.services, ann.account.id)
    expect(records?.lists.keys).toMatchObject([{ id: key.id, name: 'Import of roofs', scopes: 'projects:read assess' }])
    expect(JSON.stringify(records)).not.toContain(key.secret)
  })

  it('its deletion removes them', async () => {
    const key = await madeKey()
    await server.db.transaction((tx) => eraseAccount(server.services, tx, ann.account, server.clock()))
    expect((await rowCounts(server.db)).api_keys).toBe(0)
    expect(await use(key)).toEqual([401, messages.apiKeyGone])
  })

  it('keys that ended long ago are forgotten', async () => {
    const key = await madeKey({ days: 30 })
    await revoke((await madeKey({ days: 365 })).id)
    server.clock.move(90 * day + 1)
    await tidy(server.db, server.clock())
    expect(await server.db.query('select id from api_keys')).toEqual([{ id: key.id }])
    server.clock.move(30 * day)
    await tidy(server.db, server.clock())
    expect(await server.db.query('select id from api_keys')).toEqual([])
  })
})

describe('quota', () => {
  it('is the account’s: what a program calculates is charged as by its person, and withheld without right', async () => {
    const key = await madeKey({ scopes: ['assess'] })
    const ask = (body: unknown) => server.call<{ isResult: number; times: number }>('getResult', { key, body })
    expect((await ask(sample())).body.data).toMatchObject({ isResult: 0 })
    await server.subscribe(ann, 1)
    expect((await server.call('decrementTimes', { key })).body.data).toEqual({ times: 0 })
    expect((await ask(sample())).body.data).toMatchObject({ isResult: 1, times: 0 })
    expect((await ask(sample())).body.data).toMatchObject({ isResult: 1, times: 0 })
    expect((await server.call('decrementTimes', { key })).status).toBeGreaterThanOrEqual(400)
    const charges = await server.db.query('select 1 from charges')
    expect(charges).toHaveLength(1)
    const packages = await server.call('customerPackages', { token: ann.token })
    expect(packages.body.data).toMatchObject({ times: 0 })
  })
})
