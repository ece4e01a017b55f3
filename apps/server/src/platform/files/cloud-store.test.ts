import { EventEmitter, once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CloudAddress } from '../cloud-address.ts'
import { checkCloudStore } from './check-cloud-store.ts'
import { cloudStore } from './cloud-store.ts'
import type { ObjectStore } from './object-store.ts'

/** The client's answer to a failing store. `npm run test:cloud` tries a real one. */

/** Time passes only where the store lets it, so that a busy machine meets no limit. An answer has long enough to begin. */
const timeouts = { answerMs: 600_000, pauseMs: 400, retryMs: [5, 10] }

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

let folder: string
let behaviours: Behaviour[]
let asked: { readonly method: string; readonly body: string }[]
let logged: { readonly infos: string[]; readonly errors: string[] }
let address: CloudAddress
let store: ObjectStore
let close: () => Promise<void>

/** Behaves as the test lists, call by call; the last entry repeats. */
const unreliable = async () => {
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    asked.push({ method: request.method ?? '', body: body.toString() })
    const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    behave?.(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundroof-cloud-'))
  behaviours = []
  asked = []
  logged = { infos: [], errors: [] }
  const server = await unreliable()
  const { port } = server.address() as AddressInfo
  address = {
    isSecure: false,
    host: `127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'AK',
    secretKey: 'SK',
  }
  const log = {
    info: (message: string) => void logged.infos.push(message),
    error: (message: string) => void logged.errors.push(message),
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store = cloudStore({ address, log, waitingFolder: join(folder, 'waiting'), timeouts })
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await close()
})

const answer =
  (status: number, text = ''): Behaviour =>
  (_, response) =>
    void response.writeHead(status).end(text)
const refusal = (code: string, text = 'because') =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${text}</Message></Error>`
const hang: Behaviour = () => void vi.advanceTimersByTime(timeouts.answerMs)
const cut: Behaviour = (request) => void request.socket.destroy()
const half: Behaviour = (request, response) => {
  response.writeHead(200, { 'content-length': '10' }).write('12345', async () => {
    await pause(20)
    request.socket.destroy()
  })
}
/** Pauses pass until the other end has gone; it counts them once it has what is sent here. */
const fallSilent = async ({ socket }: IncomingMessage): Promise<void> => {
  while (!socket.destroyed && vi.isFakeTimers()) {
    vi.advanceTimersByTime(timeouts.pauseMs)
    await nextRound()
  }
}
const dry: Behaviour = (request, response) => {
  response.writeHead(200, { 'content-length': '10' }).write('12345')
  void fallSilent(request)
}

describe('a call that fails', () => {
  it.each<[string, Behaviour]>([
    ['the store is busy', answer(503, refusal('SlowDown'))],
    ['the store fails', answer(500)],
    ['the connection is cut', cut],
    ['nothing is answered', hang],
    ['the answer breaks off', half],
    ['the answer dries up', dry],
  ])('because %s is made again', async (_, failure) => {
    behaviours = [failure, failure, answer(200, 'content')]
    expect((await store.get('a/b'))?.toString()).toBe('content')
    expect(asked).toHaveLength(3)
    expect(logged.infos).toHaveLength(2)
  })

  it('three times is given up, within its time, with the reason', async () => {
    behaviours = [hang]
    await expect(store.size('a/b')).rejects.toThrow('The object store cannot be reached: no answer within 600000 ms')
    behaviours = [answer(503, refusal('SlowDown', 'Please wait'))]
    await expect(store.get('a/b')).rejects.toThrow('The object store answered 503 to GET (SlowDown: Please wait).')
    behaviours = [dry]
    await expect(store.get('a/b')).rejects.toThrow('The object store fell silent for 400 ms.')
    expect(asked).toHaveLength(9)
  })

  it.each([
    [403, 'SignatureDoesNotMatch'],
    [400, 'InvalidRequest'],
    [301, 'PermanentRedirect'],
    [404, 'NoSuchBucket'],
  ])('with %d %s is not made again, and is no missing file', async (status, code) => {
    behaviours = [answer(status, refusal(code))]
    await expect(store.get('a/b')).rejects.toThrow(code)
    await expect(store.stream('a/b')).rejects.toThrow(code)
    expect(asked).toHaveLength(2)
  })

  it('with an endless reason is not read to its end', async () => {
    behaviours = [(_, response) => void response.writeHead(403).end(refusal('AccessDenied') + 'x'.repeat(5_000_000))]
    await expect(store.get('a/b')).rejects.toThrow('answered 403 to GET (AccessDenied: because).')
  })

  it('under a name that is no key is not made at all', async () => {
    await expect(store.get('../x')).rejects.toThrow('This is no key of a file.')
    expect([asked, logged.infos]).toEqual([[], []])
  })

  it('for a missing file alone is told as null', async () => {
    behaviours = [answer(404, refusal('NoSuchKey'))]
    expect([await store.get('a/b'), await store.stream('a/b')]).toEqual([null, null])
    behaviours = [answer(404)]
    expect(await store.size('a/b')).toBeNull()
  })
})

describe('a file that is kept', () => {
  const arriving = () => Readable.from([Buffer.from('first '), Buffer.from('second')], { objectMode: false })

  it.each([
    ['from memory', () => Buffer.from('first second')],
    ['as it arrives', arriving],
  ])('%s is sent whole again after a failure', async (_, content) => {
    behaviours = [answer(500), cut, answer(200)]
    expect(await store.put('a/b', content(), 'text/plain')).toBe(12)
    expect(asked.map(({ body }) => body)).toEqual(['first second', 'first second', 'first second'])
    expect(await readdir(join(folder, 'waiting')).catch(() => [])).toEqual([])
  })

  it('but does not arrive whole, is never sent, and its own error is told', async () => {
    behaviours = [answer(200)]
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('first ')
        throw new Error('the sender left')
      })(),
      { objectMode: false },
    )
    await expect(store.put('a/b', broken, 'text/plain')).rejects.toThrow('the sender left')
    expect(asked).toEqual([])
    expect(await readdir(join(folder, 'waiting'))).toEqual([])
  })
})

/** Resolves when the next part has arrived, from which on the client counts its pause anew. */
const arrivals = () => {
  const parts = new EventEmitter()
  const { setTimeout: start } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    const timer = start(work, ms)
    const { refresh } = timer
    timer.refresh = () => {
      parts.emit('part')
      return refresh.call(timer)
    }
    return timer
  }) as typeof setTimeout)
  return () => once(parts, 'part')
}

describe('a file on its way to a reader', () => {
  it('may take its time as long as something comes', async () => {
    const arrived = arrivals()
    const steady: Behaviour = async (_, response) => {
      for (const part of ['1', '2', '3', '4', '5', '6']) {
        const there = arrived()
        response.write(part)
        await there
        vi.advanceTimersByTime(0.9 * timeouts.pauseMs)
      }
      response.end()
    }
    behaviours = [steady]
    const stream = await store.stream('a/b')
    expect((await buffer(stream ?? Readable.from([]))).toString()).toBe('123456')
    expect((await store.get('a/b'))?.toString()).toBe('123456')
    expect([asked.length, logged.errors]).toEqual([2, []])
  })

  it.each<[string, Behaviour]>([
    ['breaks off', half],
    ['dries up', dry],
  ])('that %s ends with an error, which is logged', async (_, behaviour) => {
    behaviours = [behaviour]
    const stream = await store.stream('a/b')
    await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow()
    expect(logged.errors).toEqual(['a file from the object store broke off'])
  })

  it('that no client reads is closed, and delays no other', async () => {
    const ended = new Promise<void>((resolve) => {
      behaviours = [
        (request, response) => {
          response.writeHead(200).write('x'.repeat(1_000_000))
          void fallSilent(request).then(resolve)
        },
      ]
    })
    await store.stream('a/b')
    await ended
  })

  it('that its reader leaves ends the connection without a word', async () => {
    behaviours = [(_, response) => void response.writeHead(200).write('x'.repeat(1_000_000))]
    const stream = await store.stream('a/b')
    for await (const _ of stream ?? []) break
    await pause(50)
    expect([stream?.destroyed, logged.errors]).toEqual([true, []])
  })
})

describe('the start is stopped', () => {
  const start = () => checkCloudStore(store, address)

  it('when nothing answers at the address', async () => {
    await close()
    await expect(start()).rejects.toThrow(
      /^OBJECT_STORE_URL: http:\/\/127\.0\.0\.1:\d+\/files cannot be used\. Check its address, keys and bucket\. The object store cannot be reached: .*ECONNREFUSED/,
    )
  })

  it('when the store forgets what it was given', async () => {
    behaviours = [answer(200), answer(404, refusal('NoSuchKey')), answer(204), answer(404)]
    await expect(start()).rejects.toThrow('It does not give back what was stored.')
  })

  it('when the store gives back something else', async () => {
    behaviours = [answer(200), answer(200, 'something else'), answer(204), answer(404)]
    await expect(start()).rejects.toThrow('It does not give back what was stored.')
  })

  it('when the store keeps what was removed', async () => {
    const content: Behaviour = (_, response) => void response.writeHead(200).end(asked[0]?.body)
    behaviours = [answer(200), content, answer(204), answer(200)]
    await expect(start()).rejects.toThrow('It keeps what was removed.')
  })

  it('when it cannot tell a missing file from a forbidden one', async () => {
    const content: Behaviour = (_, response) => void response.writeHead(200).end(asked[0]?.body)
    behaviours = [answer(200), content, answer(204), answer(403)]
    await expect(start()).rejects.toThrow('the access key needs the right to list the bucket')
  })
})
