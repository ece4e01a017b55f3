import { request } from 'node:http'
import { api } from '@soundroof/contract/api'
import { expect, it } from 'vitest'
import { listeningApp } from '../../testing/listening-app.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { isEmbedded } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import { newToken } from '../identifier.ts'

/** Attacks over many connections, which the event loop accepts one per round. */

const server = await serverOfTests()
const app = listeningApp(server)

type Sent = { readonly path: string; readonly token: string; readonly body?: unknown }

const send = ({ path, token, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { ...server.signature(), authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const call = request({ port: app.port(), host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Calls of the flood that did their work before the server saw this call, which began after them, and before it was answered. */
const doneBefore = async (flood: () => readonly Promise<number>[], sent: Sent, done: number) => {
  let count = 0
  const seen = app.hasSeen(1, ({ headers }) => headers.authorization === `Bearer ${sent.token}`).then(() => count)
  const all = flood().map((one) =>
    one.then((status) => {
      if (status === done) count++
    }),
  )
  expect(await send(sent)).toBe(200)
  const answered = count
  await Promise.all(all)
  expect(count).toBeGreaterThan(answered)
  return { seen: await seen, answered }
}

/**
 * The embedded database works in this thread, in turn. On PostgreSQL the timing is the machine's: `one-account-waits-alone`
 * and `made-up-tokens` test that.
 */
const inTurn = (most: number): number => (isEmbedded ? most : Number.POSITIVE_INFINITY)

const known = async (): Promise<Caller> => {
  const caller = await server.caller()
  expect(await send({ path: api.checkToken.path, token: caller.token })).toBe(200)
  return caller
}

const projectOf = async (caller: Caller) => {
  const body = await completeSample(server, caller)
  const { created } = projectCalls(server, caller)
  return { path: api.uploadProject.path, token: caller.token, body: { ...body, hash: await created(body) } }
}

it('300 edits of one project at once leave room for the edit of another account', async () => {
  const edit = await projectOf(await known())
  const others = await projectOf(await known())
  const flood = () => Array.from({ length: 300 }, () => send(edit))
  const before = await doneBefore(flood, others, 200)
  expect(before.seen).toBe(0)
  expect(before.answered).toBeLessThanOrEqual(inTurn(30))
})

it('500 made-up tokens take no turns before a member who called before', async () => {
  const { token } = await known()
  const path = api.checkToken.path
  const flood = () => Array.from({ length: 500 }, () => send({ path, token: newToken() }))
  const before = await doneBefore(flood, { path, token }, 401)
  expect(before.seen).toBe(0)
  expect(before.answered).toBeLessThanOrEqual(inTurn(100))
})
