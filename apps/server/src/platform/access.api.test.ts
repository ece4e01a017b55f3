import { roles } from '@soundroof/contract/account'
import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/calls/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowCounts } from '../testing/test-database.ts'
import { type Call, type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { sign, signingWindow } from './signature.ts'

const endpoints = Object.entries(api).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
}))
const signed = endpoints.filter(({ endpoint }) => endpoint.signed)
const restricted = endpoints.filter(({ endpoint }) => endpoint.access !== 'anyone')
const forbidden = restricted.flatMap(({ name, endpoint }) =>
  roles
    .filter((role) => endpoint.access !== 'anyone' && !endpoint.access.includes(role))
    .map((role) => ({ name, role })),
)
/** Calls about one project, by its hash. */
const aboutProject = [
  'projectDetail',
  'issuedResult',
  'advice',
  'report',
  'deleteProject',
  'submitProject',
  'records',
] as const

let server: TestServer
let installer: Caller
let calls: Readonly<Record<EndpointName, Call>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  installer = await server.caller()
  await server.subscribe(installer, 5)
  calls = await validCalls(server, installer)
})

const send = (name: EndpointName, changes: Call = {}) =>
  server.call(name, { ...calls[name], token: installer.token, ...changes })

/** What is refused changes nothing. */
const refusedWithoutTrace = async (name: EndpointName, changes: Call, status: number, message: string) => {
  const before = await rowCounts(server.db)
  const answer = await send(name, changes)
  expect(answer.body.message).toBe(message)
  expect([answer.status, answer.body.code]).toEqual([status, status])
  expect(await rowCounts(server.db)).toEqual(before)
}

describe('every call', () => {
  it.each(endpoints)('$name answers whom it is for', async ({ name }) => {
    const answer = await send(name)
    const expected = name === 'login' ? 400 : 200
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    expect(server.errors).toEqual([])
  })
})

describe('the signature', () => {
  const text = { none: 'The request is not signed!', wrong: 'The signature of the request is wrong!' }
  const at = (seconds: number) => {
    const timestamp = String(Math.floor(server.clock().getTime() / 1000) + seconds)
    const signature = sign(timestamp, 'abcd1234', server.services.secrets.request)
    return { headers: { timestamp, randomstr: 'abcd1234', signature } }
  }

  it.each(signed)('$name needs one', async ({ name }) => {
    await refusedWithoutTrace(name, { headers: { signature: '', timestamp: '', randomstr: '' } }, 400, text.none)
  })

  it.each(signed)('$name refuses a wrong one', async ({ name }) => {
    await refusedWithoutTrace(name, { headers: { signature: 'A'.repeat(64) } }, 400, text.wrong)
  })

  it.each(signed)('$name refuses an old one and one from the future', async ({ name }) => {
    const stale = 'The request is too old. Please check the clock of your device!'
    await refusedWithoutTrace(name, at(-signingWindow - 1), 400, stale)
    await refusedWithoutTrace(name, at(signingWindow + 1), 400, stale)
  })

  it.each(signed)('$name counts once', async ({ name }) => {
    const { headers } = at(-signingWindow)
    await send(name, { headers, body: undefined, query: { hostile: '1' } })
    await refusedWithoutTrace(name, { headers }, 400, 'The request was sent twice!')
  })

  it('is told apart by eight characters, no more and no less', async () => {
    for (const random of ['abcd123', 'abcd12345', 'äbcd1234']) {
      const timestamp = String(Math.floor(server.clock().getTime() / 1000))
      const signature = sign(timestamp, random, server.services.secrets.request)
      await refusedWithoutTrace('checkToken', { headers: { timestamp, randomstr: random, signature } }, 400, text.wrong)
    }
  })

  it('of many identical requests at once lets one in', async () => {
    const { headers } = at(0)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('checkToken', { headers })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the session', () => {
  const login = 'Please log in first'

  it.each(restricted)('$name needs one', async ({ name }) => {
    await refusedWithoutTrace(name, { token: null }, 401, login)
  })

  it.each(restricted)('$name refuses a token that never was', async ({ name }) => {
    await refusedWithoutTrace(name, { token: 'x'.repeat(43) }, 401, login)
  })

  it.each(restricted)('$name tells that a session has ended', async ({ name }) => {
    await server.db.query('update sessions set ended_at = $1', [server.clock()])
    const before = await rowCounts(server.db)
    const { status, body } = await send(name)
    expect({ status, body }).toEqual({ status: 200, body: { code: 50008, message: login } })
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('ends thirty days after its last use', async () => {
    const day = 24 * 3600 * 1000
    server.clock.move(29 * day)
    expect((await send('checkToken')).body.code).toBe(0)
    server.clock.move(29 * day)
    expect((await send('checkToken')).body.code).toBe(0)
    server.clock.move(31 * day)
    expect((await send('checkToken')).body.code).toBe(50008)
  })

  it.each(['Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer ä', `Bearer ${'x'.repeat(5000)}`])(
    'is not opened by the header %s',
    async (authorization) => {
      await refusedWithoutTrace('checkToken', { token: null, headers: { authorization } }, 401, login)
    },
  )
})

describe('the role', () => {
  it.each(forbidden)('$role may not call $name', async ({ name, role }) => {
    const staff = await server.caller(role, installer.account.companyId)
    await refusedWithoutTrace(name, { token: staff.token }, 403, 'You have no right to do this!')
  })
})

describe('another company', () => {
  const message = 'This project does not exist or is not yours!'

  it.each(aboutProject)('%s answers a stranger as if the project did not exist', async (name) => {
    const stranger = await server.caller()
    await refusedWithoutTrace(name, { token: stranger.token }, 403, message)
    const field = name === 'records' ? 'id' : 'hash'
    const part = calls[name].query ? 'query' : 'body'
    const unknown = { ...(calls[name][part] as object), [field]: 'unknown' }
    await refusedWithoutTrace(name, { [part]: unknown }, 403, message)
  })

  it('cannot edit the project, with photos of its own', async () => {
    const stranger = await server.caller()
    const theirs = (await validCalls(server, stranger)).uploadProject.body as object
    const { hash } = calls.uploadProject.body as { hash: string }
    await refusedWithoutTrace('uploadProject', { token: stranger.token, body: { ...theirs, hash } }, 403, message)
  })

  it('does not find the project in its list', async () => {
    const stranger = await server.caller()
    expect((await send('projects', { token: stranger.token })).body.data).toEqual([])
  })
})
