import { api, type EndpointName } from '@soundroof/contract/api'
import { accountCalls } from '@soundroof/contract/identity/account-calls'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { processorTime } from '../../testing/processor-time.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { identityOf } from '../accounts/account-rows.ts'
import { writePasswordMails } from '../passwords/password-mails.ts'

const server = await serverOfFile()
const ann = await server.caller()
const calls = await validCalls(server, ann)
const putBack = await server.keep()
beforeEach(() => putBack())

const texts = Object.entries(accountCalls).flatMap(([name, endpoint]) => {
  const { body } = endpoint as Endpoint
  return body instanceof z.ZodObject ? [{ name: name as EndpointName, fields: Object.keys(body.shape) }] : []
})
const posts = Object.keys(accountCalls).filter(
  (name) => (api[name as EndpointName] as Endpoint).method === 'POST',
) as EndpointName[]

/** Text that is awkward to store, to compare, to hash or to show. */
const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
    minLength: 900,
    maxLength: 1000,
  }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 300 }),
  fc.constantFrom(
    'İ',
    'ß',
    'ﬀ',
    'ſ',
    '\u212a',
    '\u0000',
    '\ufeff',
    '\u202e',
    'e\u0301'.repeat(400),
    '%'.repeat(999),
    "';--",
  ),
)
/** The same as the name part of an address that the pattern takes, as far as it can be one. */
const address = awkward.map((text) => `${text.slice(0, 200)}@example.org`)

const change = async ({ name, fields }: (typeof texts)[number], values: readonly string[]) => {
  const body = {
    ...(calls[name].body as object),
    ...Object.fromEntries(fields.map((field, index) => [field, values[index]])),
  }
  // Another network each time, since a refusal for too many calls would hide later refusals.
  const response = await server.app.inject({
    method: 'POST',
    url: api[name].path,
    headers: { ...server.signature(), authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
    remoteAddress: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
  })
  return response.statusCode
}

describe('hostile text', () => {
  it.each(texts)('in every field of $name never brings the server to fail', async (target) => {
    const values = fc.tuple(...target.fields.map((field) => (field === 'email' ? fc.oneof(awkward, address) : awkward)))
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        expect(await change(target, given)).toBeLessThan(500)
        expect(server.errors).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it.each(texts)('in one field of $name with all others right does neither', async (target) => {
    const one = fc.tuple(fc.constantFrom(...target.fields), fc.oneof(awkward, address))
    await fc.assert(
      fc.asyncProperty(one, async ([field, value]) => {
        const valid = calls[target.name].body as Record<string, string>
        const given = target.fields.map((name) => (name === field ? value : (valid[name] ?? '')))
        expect(await change(target, given)).toBeLessThan(500)
        expect(server.errors).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})

describe('an address that looks alike', () => {
  const known = 'kiss@example.org'
  const someone = { name: 'K', password: 'secret1', password_confirmation: 'secret1', company_name: 'R', phone: '1' }

  it.each([
    '\u212aiss@example.org',
    'kіss@example.org',
    'kı\u017fs@example.org',
    'ｋiss@example.org',
    'kiss@example.org\u200b',
    'kiss\u00ad@example.org',
  ])('opens nothing but what is the same in lower case: %j', async (email) => {
    // Preparing the calls has written mails too.
    await server.db.query('delete from mails')
    await server.call('register', { body: { ...someone, email: known } })
    const isSame = identityOf(email) === known
    const { status } = await server.call('login', { body: { email, password: 'secret1' } })
    expect(status).toBe(isSame ? 200 : 400)
    await server.call('requestPassword', { body: { email } })
    await writePasswordMails(server.services)
    const mails = await server.db.query<{ recipient: string }>('select recipient from mails')
    // Mails go to the registered spelling of the address.
    expect(mails.map(({ recipient }) => recipient)).toEqual(isSame ? [known] : [])
  })
})

const megabyte = 1024 * 1024
const bombs: readonly (readonly [string, string])[] = [
  ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['deep lists in a field', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a hundred thousand names', `{${Array.from({ length: 100_000 }, (_, n) => `"n${n}":0`).join(',')}}`],
  ['one name again and again', `{${'"email":"a@b.example",'.repeat(50_000)}"password":"secret1"}`],
  ['a long list', `{"password":[${'0,'.repeat(400_000)}0]}`],
  ['a number of a million digits', `{"password":${'9'.repeat(megabyte)}}`],
  ['a text of a megabyte', `{"password":"${'x'.repeat(megabyte)}"}`],
  ['escapes', `{"password":"${'\\ud800'.repeat(100_000)}"}`],
  ['more than is taken', `{"password":"${'x'.repeat(3 * megabyte)}"}`],
]

describe('a JSON bomb', () => {
  it.each(bombs)('of %s is refused by every account call, and soon', async (_, bomb) => {
    for (const name of posts) {
      const taken = await processorTime(async () => {
        const answer = await server.call(name, { body: bomb, token: ann.token })
        expect([400, 413], name).toContain(answer.status)
      })
      expect(taken, name).toBeLessThan(5000)
    }
    expect(server.errors).toEqual([])
  })
})
