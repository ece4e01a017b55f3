import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { api } from '@soundroof/contract/api'
import { afterEach, expect, it } from 'vitest'
import { listeningApp } from '../../testing/listening-app.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'

/** Attack: many bodies that arrive almost whole and never end, so that the server holds them all. */

const server = await serverOfTests()
const app = listeningApp(server)

let open: readonly Socket[] = []
const hangUp = () => {
  for (const socket of open) socket.destroy()
  open = []
}
afterEach(hangUp)

const large = 1_000_000

/** The head of a call and the beginning of its body. */
const begin = (path: string, headers: string): Socket => {
  const socket = connect(app.port(), '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n1\r\n{\r\n`)
  open = [...open, socket]
  return socket
}

const beginMany = async (path: string, headers: (index: number) => string, count = 100): Promise<void> => {
  const allSeen = app.hasSeen(count)
  for (let index = 0; index < count; index++) begin(path, headers(index))
  await allSeen
}

const heard = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

/** A whole call with a body just large enough to count, refused for its content. */
const whole = async (): Promise<number> => {
  const headers = { ...server.signature(), 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'x'.repeat(64 * 1024), password: 'x' })
  return (await fetch(`http://127.0.0.1:${app.port()}${api.login.path}`, { method: 'POST', headers, body })).status
}

const small = async (): Promise<number> => {
  const headers = { ...server.signature(), 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'guess' })
  return (await fetch(`http://127.0.0.1:${app.port()}${api.login.path}`, { method: 'POST', headers, body })).status
}

it.each([
  ['without a token', api.login.path, () => `Content-Length: ${large}`],
  [
    'with made-up tokens',
    api.getResult.path,
    (index: number) => `Authorization: Bearer ${index}\r\nContent-Length: ${large}`,
  ],
  ['without a length', api.login.path, () => 'Transfer-Encoding: chunked'],
  ['to no address', '/api/nothing', () => `Content-Length: ${large}`],
])('a hundred large bodies of one network are on their way, %s; small calls go on', async (_, path, headers) => {
  await beginMany(path, headers)
  expect(await heard(begin(path, headers(100)))).toMatch(/^HTTP\/1.1 429 /)
  expect(await small()).toBe(400)
  hangUp()
  await app.hasEnded()
  expect(await whole()).toBe(400)
})

it('a large body that has come leaves its place', async () => {
  for (let call = 0; call < 105; call++) expect(await whole()).toBe(400)
})

it('of five hundred bodies of any size that never end the oldest ends for each that begins; a call that comes whole goes on', async () => {
  const first = begin(api.login.path, 'Content-Length: 100')
  const ended = once(first, 'close')
  await app.hasSeen(1)
  await beginMany(api.login.path, () => 'Content-Length: 100', 500)
  await ended
  expect(open.filter(({ destroyed }) => destroyed)).toEqual([first])
  expect(await small()).toBe(400)
  expect(server.errors).toEqual([])
})
