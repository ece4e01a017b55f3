import { randomBytes } from 'node:crypto'
import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Call } from '../../testing/test-server.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { sign, signingWindow } from './signature.ts'

const endpoints = Object.entries(api).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
}))
const signed = endpoints.filter(({ endpoint }) => endpoint.signed)

const server = await serverOfFile()

const installer = await server.caller()
await server.subscribe(installer, 5)
const calls = await validCalls(server, installer)
const putBack = await server.keep()

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

/** Every request is refused but one that only reads, so the scene stays. */
describe('the signature', () => {
  const text = {
    none: 'The request is not signed!',
    wrong: 'The signature of the request is wrong!',
    random: 'The value of randomStr must be 8 ASCII characters!',
  }
  const at = (seconds: number) => {
    const timestamp = String(Math.floor(server.clock().getTime() / 1000) + seconds)
    const randomstr = randomBytes(4).toString('hex')
    return { headers: { timestamp, randomstr, signature: sign(timestamp, randomstr, server.services.secrets.request) } }
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
      await refusedWithoutTrace(
        'checkToken',
        { headers: { timestamp, randomstr: random, signature } },
        400,
        text.random,
      )
    }
  })

  it('of many identical requests at once lets one in', async () => {
    const { headers } = at(0)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('checkToken', { headers })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the session', () => {
  beforeEach(() => putBack())

  const login = 'Please log in first'

  it('ends thirty days after its last use', async () => {
    const day = 24 * 3600 * 1000
    server.clock.move(29 * day)
    expect((await send('checkToken')).body.code).toBe(0)
    server.clock.move(29 * day)
    expect((await send('checkToken')).body.code).toBe(0)
    server.clock.move(31 * day)
    expect((await send('checkToken')).body.code).toBe(50008)
  })

  it('is not prolonged by calls that a screen makes by itself', async () => {
    const day = 24 * 3600 * 1000
    server.clock.move(29 * day)
    expect((await send('checkToken', { headers: { unattended: '1' } })).body.code).toBe(0)
    server.clock.move(2 * day)
    expect((await send('checkToken', { headers: { unattended: '1' } })).body.code).toBe(50008)
  })

  it.each(['Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer ä', `Bearer ${'x'.repeat(5000)}`])(
    'is not opened by the header %s',
    async (authorization) => {
      await refusedWithoutTrace('checkToken', { token: null, headers: { authorization } }, 401, login)
    },
  )
})
