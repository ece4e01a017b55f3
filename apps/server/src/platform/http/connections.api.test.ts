import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import type { TimeLimits } from './time-limits.ts'

const server = await serverOfFile()
const told: string[] = []

const log = { ...server.services.log, info: (message: string) => void told.push(message) }
const timeLimits = { ...server.services.timeLimits, head: 600, body: 600, idle: 2000, request: 60_000 }
/** Its address, and its calls without one. */
const listening = async (limits: TimeLimits) => {
  const app = await buildApp({ ...server.services, log, timeLimits: limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return { app, port: (app.addresses()[0] as { port: number }).port }
}
const { app, port } = await listening(timeLimits)
/** For a head that arrives at once, however busy the machine. */
const headed = await listening({ ...timeLimits, head: 60_000 })
/** For what is answered before any limit. */
const patient = await listening(server.services.timeLimits)

type Heard = { readonly text: string; readonly error: string | undefined; readonly ms: number }

/** What the server sends on a connection until it closes it; `more` keeps writing until told to end. */
const talk = (
  first: string,
  more: (write: (text: string) => void, isClosed: () => boolean) => Promise<void> = nothingMore,
  at = port,
) =>
  new Promise<Heard>((resolve) => {
    let text = ''
    let error: string | undefined
    const began = Date.now()
    const socket = connect(at, '127.0.0.1', () => {
      socket.write(first)
      void more(
        (next) => void socket.write(next),
        () => socket.destroyed,
      )
    })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', (failure: NodeJS.ErrnoException) => {
      error = failure.code
    })
    socket.on('close', () => resolve({ text, error, ms: Date.now() - began }))
  })

const envelopeOf = ({ text }: Heard) => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))
const login = 'POST /api/customers/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

const stalled = `${login}Content-Length: 1000\r\n\r\n`

/** Far above this server's limits on a busy machine, far below the minute for a whole request. */
const soon = 20_000
const nothingMore = async () => undefined
const byteByByte = async (write: (text: string) => void, isClosed: () => boolean): Promise<void> => {
  while (!isClosed()) {
    write(' ')
    await setTimeout(100)
  }
}

const form = '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nx\r\n--b--\r\n'
const upload = `POST /files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nConnection: close\r\nContent-Length: ${form.length}\r\n\r\n`

/** An upload in small parts. Where the machine itself stood still for longer than a connection may, it is made once more. */
const movingUpload = async (): Promise<Heard> => {
  const moves = [performance.now()]
  const heard = await talk(
    upload,
    async (write) => {
      for (const part of form.match(/[\s\S]{1,12}/g) ?? []) {
        await setTimeout(400)
        moves.push(performance.now())
        write(part)
      }
    },
    headed.port,
  )
  moves.push(performance.now())
  const pauses = moves.slice(1).map((at, index) => at - (moves[index] ?? 0))
  return Math.max(...pauses) < timeLimits.idle / 2 ? heard : movingUpload()
}

describe('a caller who stalls', () => {
  it.each([
    ['in the head', 'GET /api/client HTTP/1.1\r\nHost:'],
    ['in the body of a call', `${login}Content-Length: 1000\r\n\r\n{`],
    [
      'in an upload',
      'POST /files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n--b',
    ],
    ['before any request', ''],
    ['after an answer', 'GET /api/client HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s loses the connection', async (_, first) => {
    expect((await talk(first)).ms).toBeLessThan(soon)
  })

  it('with a body byte by byte loses the connection as well', async () => {
    const heard = await talk(`${login}Content-Length: 1000\r\n\r\n{`, byteByByte)
    expect(heard.ms).toBeLessThan(soon)
  })

  it.each([
    ['an escaped', '/%61pi'],
    ['an absolute', 'http://x/api'],
    ['an unknown', '/apo'],
    ['a malformed', '/%zz'],
    ['the upload', '/files'],
  ])('byte by byte at %s address loses the connection as well', async (_, start) => {
    const address = start === '/files' ? '/api/customers/login' : '/api'
    const heard = await talk(`${stalled.replace(address, start)}{`, byteByByte)
    expect(heard.ms).toBeLessThan(soon)
  })

  it('byte by byte with a type that only begins as that of a form loses the connection as well', async () => {
    const type = 'Content-Type: multipart/form-data-x; boundary=b'
    const head = `POST /files HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 1000\r\n\r\n`
    expect((await talk(head, byteByByte)).ms).toBeLessThan(soon)
  })

  it('who expects what no server can do loses the connection as well', async () => {
    const heard = await talk(`${login}Expect: banana\r\nContent-Length: 1000\r\n\r\n{`, nothingMore, headed.port)
    expect(heard.text).toContain(' 417 ')
    expect(heard.ms).toBeLessThan(soon)
  })

  it('is no one whose upload is slow, but moves', async () => {
    const heard = await movingUpload()
    expect(heard.text).toContain('HTTP/1.1 400')
    expect(heard.ms).toBeGreaterThan(2000)
    expect(spokenRefusal(envelopeOf(heard))).toEqual({ code: 400, message: messages.policyInvalid })
  })
})

describe('what is no request', () => {
  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, { code: 400, message: messages.requestMalformed }],
    [
      'a head of 40 kB',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      { code: 413, message: messages.tooLarge },
    ],
  ])('%s is answered in the envelope', async (_, first, status, envelope) => {
    const heard = await talk(first, nothingMore, patient.port)
    expect(heard.text).toContain(`HTTP/1.1 ${status} `)
    expect(spokenRefusal(envelopeOf(heard))).toEqual(envelope)
    for (const header of [
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy: no-referrer',
      'Cache-Control: no-store',
    ])
      expect(heard.text).toContain(`\r\n${header}\r\n`)
    expect(heard.text).not.toContain('Strict-Transport-Security')
  })
})

describe('a body that is too large', () => {
  it.each([
    ['with its length', `Content-Length: 6000000\r\n\r\n${'x'.repeat(6_000_000)}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${`100000\r\n${'x'.repeat(0x100000)}\r\n`.repeat(6)}0\r\n\r\n`],
  ])('%s hears the refusal, and the connection ends without an error', async (_, rest) => {
    const heard = await talk(`${login}Connection: close\r\n${rest}`, nothingMore, patient.port)
    expect(heard.error).toBeUndefined()
    expect(heard.text).toContain('HTTP/1.1 413')
    expect(heard.text).toContain(messages.tooLarge)
  })
})

describe('an address', () => {
  it.each([
    ['/api/customers/login', 405],
    ['/api/nothing', 404],
  ] as const)('%s asked for its options without a preflight is refused in the envelope', async (url, code) => {
    const answer = await app.inject({ method: 'OPTIONS', url })
    expect([answer.statusCode, answer.json().code]).toEqual([code, code])
  })

  it.each(['/files', '/files/'])('%s names no file', async (url) => {
    const answer = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect(answer.headers['content-type']).toContain('application/json')
    expect([403, 404]).toContain(answer.json().code)
  })

  it('is shown in no frame', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/client' })).headers['x-frame-options']).toBe('DENY')
  })
})

describe('a proxy that the configuration does not name', () => {
  it('is told in the log, once', async () => {
    for (let call = 0; call < 3; call++)
      await app.inject({ method: 'GET', url: '/api/client', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(told.filter((message) => message.includes('TRUST_PROXY'))).toHaveLength(1)
  })
})
