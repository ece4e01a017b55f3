import { request } from 'node:http'
import { api } from '@soundroof/contract/api'
import { expect, it } from 'vitest'
import { listeningApp } from '../../testing/listening-app.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { newToken } from '../identifier.ts'

/** Attacks over connections of their own, as the event loop accepts them: one each round. */

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

/** How many of the flood did their work before this call was answered, which began after all of them. */
const doneBefore = async (flood: () => readonly Promise<number>[], call: () => Promise<number>, done: number) => {
  let count = 0
  const all = flood().map((one) =>
    one.then((status) => {
      if (status === done) count++
    }),
  )
  expect(await call()).toBe(200)
  const before = count
  await Promise.all(all)
  expect(count).toBeGreaterThan(before)
  return before
}

const known = async (): Promise<Caller> => {
  const caller = await server.caller()
  expect(await send({ path: api.checkToken.path, token: caller.token })).toBe(200)
  return caller
}

const projectOf = async (caller: Caller) => {
  const body = await completeSample(server, caller)
  const { created } = projectCalls(
    () => server,
    () => caller,
  )
  return { path: api.uploadProject.path, token: caller.token, body: { ...body, hash: await created(body) } }
}

it('300 edits of one project at once leave room for the edit of another account', async () => {
  const edit = await projectOf(await known())
  const others = await projectOf(await known())
  const flood = () => Array.from({ length: 300 }, () => send(edit))
  expect(await doneBefore(flood, () => send(others), 200)).toBeLessThanOrEqual(30)
})

it('500 made-up tokens take no turns before a member who called before', async () => {
  const { token } = await known()
  const path = api.checkToken.path
  const flood = () => Array.from({ length: 500 }, () => send({ path, token: newToken() }))
  expect(await doneBefore(flood, () => send({ path, token }), 401)).toBeLessThanOrEqual(100)
})
