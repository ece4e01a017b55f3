import { randomBytes } from 'node:crypto'
import { messages } from '@soundroof/words/en-au/messages/messages'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { signingWindow } from '../../platform/http/signature.ts'
import { newId } from '../../platform/identifier.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { signByKey, type TestKey } from './testing/sign-by-key.ts'
import { insertTestKey } from './testing/valid-api-key-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())
let key: TestKey
beforeEach(async () => {
  key = await insertTestKey(server, ann)
})

type Request = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

const json = { 'content-type': 'application/json' }
const filters = '{"name":"Shed","limit":5}'

/** A list asked for by body, as its program sends it. */
const asked = (by: TestKey = key, payload: string | Buffer = filters, now = server.clock()): Request => {
  const method = 'POST'
  const url = '/api/projects'
  return { method, url, payload, headers: { ...json, ...signByKey(by, { method, url, payload, now }) } }
}
/** A list asked for by query. */
const askedByQuery = (url = '/api/projects?name=Shed&limit=5'): Request => ({
  method: 'GET',
  url,
  headers: signByKey(key, { method: 'GET', url, now: server.clock() }),
})
const send = async (request: Request, app: FastifyInstance = server.app) => {
  const { statusCode, body } = await app.inject(request)
  const { code, message } = JSON.parse(body) as { readonly code: number; readonly message?: string }
  return { status: statusCode, code, message }
}
const refused = async (request: Request, status: number, message: string) => {
  const before = await rowCounts(server.db)
  expect(await send(request)).toEqual({ status, code: status, message })
  expect(await rowCounts(server.db)).toEqual(before)
}
const done = { status: 200, code: 0, message: undefined }

describe('a request that a key has signed', () => {
  it('is answered, by body and by query', async () => {
    expect(await send(asked())).toEqual(done)
    expect(await send(askedByQuery())).toEqual(done)
    expect(await send(askedByQuery('/api/projects?name=%E2%98%80%20+x&limit=5'))).toEqual(done)
    expect(await send(asked(key, Buffer.from('{"name":"Größe ☀"}')))).toEqual(done)
  })

  it('may state its signature in either case', async () => {
    const request = asked()
    const signature = request.headers.signature?.toLowerCase() ?? ''
    expect(await send({ ...request, headers: { ...request.headers, signature } })).toEqual(done)
  })

  it.each([
    ['another body', (): Request => ({ ...asked(), payload: '{"name":"Barn","limit":5}' })],
    ['the same body written otherwise', () => ({ ...asked(), payload: '{"name":"Shed", "limit":5}' })],
    ['no body', () => ({ method: 'POST', url: '/api/projects', headers: asked().headers })],
    ['another query', () => ({ ...askedByQuery(), url: '/api/projects?name=Barn&limit=5' })],
    ['the same query in another order', () => ({ ...askedByQuery(), url: '/api/projects?limit=5&name=Shed' })],
    ['the same query encoded otherwise', () => ({ ...askedByQuery(), url: '/api/projects?name=%53hed&limit=5' })],
    ['no query', () => ({ ...askedByQuery(), url: '/api/projects' })],
    ['another method', () => ({ ...askedByQuery('/api/projects'), method: 'POST', payload: '' })],
    ['another call', () => ({ ...askedByQuery(), url: '/api/projects/records?id=x' })],
  ] as [string, () => Request][])('is refused with %s', async (_, changed) => {
    await refused(changed(), 401, messages.apiKeyWrong)
  })

  it('is refused when bytes of its body were exchanged that read the same', async () => {
    const signed = asked(key, Buffer.from('{"name":"a\ufffdb"}'))
    expect(await send(signed)).toEqual(done)
    const again = asked(key, Buffer.from('{"name":"a\ufffdb"}'))
    const bytes = Buffer.concat([Buffer.from('{"name":"a'), Buffer.from([0xff]), Buffer.from('b"}')])
    expect(bytes.toString()).toBe('{"name":"a\ufffdb"}')
    await refused({ ...again, payload: bytes }, 401, messages.apiKeyWrong)
  })

  it.each(['timestamp', 'randomstr', 'apikey'])('is refused with another %s', async (name) => {
    const other = await insertTestKey(server, ann)
    const { headers } = asked(other)
    const changed = name === 'timestamp' ? String(Number(headers.timestamp) + 1) : (headers[name] ?? '')
    const request = asked()
    await refused({ ...request, headers: { ...request.headers, [name]: changed } }, 401, messages.apiKeyWrong)
  })

  it.each([0, 1, 62, 63])('is refused when place %i of its signature is wrong', async (place) => {
    const request = asked()
    const { signature = '' } = request.headers
    const other = signature[place] === '0' ? '1' : '0'
    const wrong = signature.slice(0, place) + other + signature.slice(place + 1)
    await refused({ ...request, headers: { ...request.headers, signature: wrong } }, 401, messages.apiKeyWrong)
  })

  it('is refused when it is old, or from the future', async () => {
    const at = (seconds: number) => asked(key, filters, new Date(server.clock().getTime() + seconds * 1000))
    await refused(at(-signingWindow - 1), 400, messages.requestStale)
    await refused(at(signingWindow + 1), 400, messages.requestStale)
    expect([await send(at(-signingWindow)), await send(at(signingWindow))]).toEqual([done, done])
  })

  it('is refused beside a token, and without a signature', async () => {
    const request = asked()
    const both = { ...request.headers, authorization: `Bearer ${ann.token}` }
    await refused({ ...request, headers: both }, 400, messages.apiKeyAndToken)
    const { signature: _, ...unsigned } = request.headers
    await refused({ ...request, headers: unsigned }, 400, messages.notSigned)
  })

  it('is refused when it is signed as our own clients sign', async () => {
    const headers = { ...json, ...server.signature(), apikey: key.id }
    await refused({ method: 'POST', url: '/api/projects', payload: filters, headers }, 400, messages.keyRandomStrWrong)
  })

  it.each(['abcd1234', 'a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(15)}=`])(
    'is told that its randomStr has the wrong form: %s',
    async (randomstr) => {
      const request = asked()
      await refused({ ...request, headers: { ...request.headers, randomstr } }, 400, messages.keyRandomStrWrong)
    },
  )
})

describe('a request that was recorded', () => {
  it('counts once, whichever instance of the server is asked', async () => {
    const other = await buildApp({ ...server.services, checkAnswers: true })
    const request = asked()
    expect(await send(request)).toEqual(done)
    const again = { status: 400, code: 400, message: messages.requestReplayed }
    expect([await send(request), await send(request, other)]).toEqual([again, again])
    const fresh = asked()
    const apps = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? server.app : other))
    const answers = await Promise.all(apps.map((app) => send(fresh, app)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    await other.close()
  })

  it('does not come back when the clocks let it in again', async () => {
    const request = asked(key, filters, new Date(server.clock().getTime() + signingWindow * 1000))
    expect(await send(request)).toEqual(done)
    server.clock.move(2 * signingWindow * 1000)
    await refused(request, 400, messages.requestReplayed)
    server.clock.move(1000)
    await refused(request, 400, messages.requestStale)
  })

  it('cannot be used up by somebody else’s pair', async () => {
    const request = asked()
    const other = await insertTestKey(server, await server.caller())
    const random = request.headers.randomstr
    const url = '/api/projects'
    const headers = signByKey(other, { method: 'GET', url, now: server.clock() }, random)
    expect(await send({ method: 'GET', url, headers })).toEqual(done)
    expect(await send(request)).toEqual(done)
  })
})

describe('a key', () => {
  it('that nobody made, or whose secret is wrong, opens nothing and leaves nothing', async () => {
    const strangers = [
      { id: newId(), secret: key.secret },
      { id: key.id, secret: 'soundroof_' },
      { id: key.id, secret: `soundroof_${randomBytes(32).toString('base64url')}` },
    ]
    for (const stranger of strangers) await refused(asked(stranger), 401, messages.apiKeyWrong)
    expect(await server.db.query('select 1 from request_nonces')).toEqual([])
  })

  const change = (sql: string) => server.db.query(sql, [ann.account.id])

  it.each([
    ['is revoked', 'update api_keys set revoked_at = created_at where account_id = $1', messages.apiKeyEnded],
    ['is no more', 'delete from api_keys where account_id = $1', messages.apiKeyGone],
    [
      'is of a disabled account',
      'update accounts set disabled_at = created_at where id = $1',
      messages.apiKeyOfClosedAccount,
    ],
    [
      'is of a deleted account',
      'update accounts set deleted_at = created_at, email = null where id = $1',
      messages.apiKeyOfClosedAccount,
    ],
  ])('that %s lets nobody in, and says so', async (_, sql, message) => {
    expect(await send(asked())).toEqual(done)
    await change(sql)
    await refused(asked(), 401, message)
  })

  it('ends with its last day', async () => {
    const day = 24 * 3600 * 1000
    server.clock.move(30 * day - 1)
    expect(await send(asked())).toEqual(done)
    server.clock.move(1)
    await refused(asked(), 401, messages.apiKeyExpired)
  })

  it('ends when its account leaves the company, or is removed from it', async () => {
    const member = await server.caller('customer', ann.account.companyId, 'member')
    const ofMember = await insertTestKey(server, member)
    expect(await send(asked(ofMember))).toEqual(done)
    const removal = { token: ann.token, body: { id: member.account.id } }
    expect((await server.call('removeMember', removal)).status).toBe(200)
    await refused(asked(ofMember), 401, messages.apiKeyOfOtherCompany)
    expect(await send(asked())).toEqual(done)
  })

  it('names its last use, to some minutes', async () => {
    const lastUse = async () =>
      (await server.db.query<{ at: Date | null }>('select last_used_at as at from api_keys where id = $1', [key.id]))[0]
        ?.at
    expect(await lastUse()).toBeNull()
    const first = server.clock()
    await send(asked())
    server.clock.move(4 * 60_000)
    await send(asked())
    expect(await lastUse()).toEqual(first)
    server.clock.move(60_000)
    await send(asked())
    expect(await lastUse()).toEqual(server.clock())
  })

  it('of staff, if one were made, reaches what its scope names for customers alone', async () => {
    const engineer = await server.caller('engineer', 'provider')
    await refused(asked(await insertTestKey(server, engineer)), 403, messages.forbidden)
  })
})

describe('admission', () => {
  it('asks the database once, of a session as of a key', async () => {
    const statements: string[] = []
    const query: typeof server.db.query = (sql, params) => {
      statements.push(sql)
      return server.db.query(sql, params)
    }
    const app = await buildApp({ ...server.services, db: { ...server.db, query } })
    const url = '/api/members/check_token'
    const headers = { ...server.signature(), authorization: `Bearer ${ann.token}` }
    expect(await send({ method: 'GET', url, headers }, app)).toEqual(done)
    expect(statements).toHaveLength(1)
    // A call that a key may not make comes no further than admission.
    const byKey = signByKey(key, { method: 'GET', url, now: server.clock() })
    expect(await send({ method: 'GET', url, headers: byKey }, app)).toMatchObject({ status: 403 })
    expect(statements).toHaveLength(2)
    await app.close()
  })
})

describe('a hostile header', () => {
  const values = [
    '',
    ' ',
    'x',
    '-1',
    '0',
    'NaN',
    'é',
    '\u00a0',
    '1e3',
    '9'.repeat(12),
    'x'.repeat(6000),
    '__proto__',
    '%00',
  ]
  const names = ['apikey', 'timestamp', 'randomstr', 'signature', 'authorization', 'content-type']

  it.each(names.flatMap((name) => values.map((value) => [name, value] as const)))(
    '%s: %j is refused, or harmless',
    async (name, value) => {
      const request = asked()
      const answer = await send({ ...request, headers: { ...request.headers, [name]: value } })
      expect(answer.status).toBeLessThan(500)
      if (name !== 'content-type') expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(server.errors).toEqual([])
    },
  )

  it('given twice is refused', async () => {
    const request = asked()
    const twice = { ...request.headers, apikey: [key.id, key.id] } as unknown as Record<string, string>
    await refused({ ...request, headers: twice }, 401, messages.apiKeyWrong)
  })
})
