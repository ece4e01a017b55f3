import { connect, type Socket } from 'node:net'
import { api } from '@soundroof/contract/api'
import { afterEach, expect, it } from 'vitest'
import { listeningApp } from '../../testing/listening-app.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

/** Attack: a person in an office begins logins and ends none, so that nobody else there can log in. */

const server = await serverOfTests()
const app = listeningApp(server)

const ann = anew(() => server.caller())

let open: readonly Socket[] = []
afterEach(() => {
  for (const socket of open) socket.destroy()
  open = []
})

/** Calls that send their head and never their body, once the server has seen them all. */
const begin = async (path: string, count: number): Promise<void> => {
  const allSeen = app.hasSeen(count)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  open = Array.from({ length: count }, () =>
    connect(app.port(), '127.0.0.1', function (this: Socket) {
      this.write(head)
    }),
  )
  await allSeen
}

const login = async (email = ann.account.email, password = ownPassword) => {
  const { status } = await fetch(`http://127.0.0.1:${app.port()}${api.login.path}`, {
    method: 'POST',
    headers: { ...server.signature(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return status
}

it.each(['login', 'loginWithCode', 'register'] as const)(
  '150 unfinished calls of %s keep nobody there from logging in',
  async (name) => {
    await begin(api[name].path, 150)
    expect(await login()).toBe(200)
  },
)

const set = (subject: string, failures: number) =>
  server.db.query('insert into login_failures (subject, failures, window_ends_at) values ($1, $2, $3)', [
    subject,
    failures,
    new Date(server.clock().getTime() + 60_000),
  ])

it('nor do calls that need no password, such as logins by passkey that begin', async () => {
  await server.call('startPasskeyLogin', { body: {} })
  const [started] = await server.db.query<{ subject: string }>(
    'update login_failures set failures = 300 returning subject',
  )
  expect(started).toEqual({ subject: 'starts:127.0.0.1' })
  expect((await server.call('startPasskeyLogin', { body: {} })).status).toBe(429)
  await set('calls:127.0.0.1', 300)
  expect(await login()).toBe(200)
})

it('nor do wrong passwords from there, where the member has logged in before; guessing stays limited', async () => {
  expect(await login()).toBe(200)
  const bob = await server.caller()
  await set('network:127.0.0.1', 200)
  expect(await login(bob.account.email)).toBe(429)
  expect(await login()).toBe(200)
  for (let guess = 0; guess < 10; guess++) expect(await login(ann.account.email, `guess${guess}`)).toBe(400)
  expect(await login()).toBe(429)
})
