import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { CloudAddress } from '../cloud-address.ts'
import type { Log } from '../log.ts'
import { withBody } from './cloud-body.ts'
import { type CloudCall, type CloudTimeouts, chunksOf, exchange, usualTimeouts, wholeOf } from './cloud-exchange.ts'
import { isMissing, isPassing } from './cloud-failure.ts'
import { keySegments } from './object-key.ts'
import type { ObjectStore } from './object-store.ts'

/** `timeouts` for tests. */
export type CloudNeeds = {
  readonly address: CloudAddress
  readonly log: Log
  /** Where files that arrive wait until they are complete. */
  readonly waitingFolder: string
  readonly timeouts?: CloudTimeouts
}

/** Retries temporary errors: every call here is idempotent. */
const repeated = async <T>(log: Log, delays: readonly number[], work: () => Promise<T>): Promise<T> => {
  const [delay, ...later] = delays
  try {
    return await work()
  } catch (error) {
    if (delay === undefined || !isPassing(error)) throw error
    log.info('the object store is asked again', { reason: error instanceof Error ? error.message : String(error) })
    await pause(delay)
    return repeated(log, later, work)
  }
}

const orMissing = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Streams a file to a client. An error here comes too late for an answer, so it is logged. */
const arriving = async function* (chunks: AsyncGenerator<Buffer>, log: Log, key: string): AsyncGenerator<Buffer> {
  const next = () =>
    chunks.next().catch((error: unknown) => {
      log.error('a file from the object store broke off', error, { key })
      throw error
    })
  try {
    // A client that disconnects ends this at `yield`, which is no error of the store.
    for (let { value, done } = await next(); !done; { value, done } = await next()) yield value
  } finally {
    await chunks.return(undefined)
  }
}

const rangeHeader = (range?: { readonly start: number; readonly end: number }): Readonly<Record<string, string>> =>
  range ? { range: `bytes=${range.start}-${range.end}` } : {}

/** Files in a bucket of an S3-compatible store; the bucket is part of the path. */
export const cloudStore = ({ address, log, waitingFolder, timeouts = usualTimeouts }: CloudNeeds): ObjectStore => {
  const ask = async <T>(
    call: CloudCall & { readonly key: string },
    read: (response: IncomingMessage) => T | Promise<T>,
  ): Promise<T> => {
    keySegments(call.key)
    return repeated(log, timeouts.retryMs, async () => read(await exchange(address, call, timeouts)))
  }
  const done = (response: IncomingMessage) => wholeOf(response, timeouts)
  return {
    put: async (key, content, contentType) =>
      withBody(waitingFolder, content, async (body) => {
        await ask({ method: 'PUT', key, headers: { 'content-type': contentType }, body }, done)
        return body.bytes
      }),
    get: async (key) => orMissing(ask({ method: 'GET', key }, done)),
    stream: async (key, range) => {
      const response = await orMissing(ask({ method: 'GET', key, headers: rangeHeader(range) }, (answer) => answer))
      return response && Readable.from(arriving(chunksOf(response, timeouts), log, key), { objectMode: false })
    },
    size: async (key) =>
      orMissing(
        ask({ method: 'HEAD', key }, async (response) => {
          await done(response)
          return Number(response.headers['content-length'])
        }),
      ),
    remove: async (key) => {
      await orMissing(ask({ method: 'DELETE', key }, done))
    },
  }
}
