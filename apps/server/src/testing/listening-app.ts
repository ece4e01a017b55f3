import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import { usualTimeLimits } from '../platform/http/time-limits.ts'
import type { TestServer } from './test-server.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const minutes = 60_000
/** These tests wait for no time: on a busy machine a call may take as long as it needs. */
const patient = { ...usualTimeLimits, body: 10 * minutes, database: 10 * minutes }

/** The server of a test file on a port of this machine, for tests that need connections of their own. */
export const listeningApp = ({ services }: TestServer) => {
  let app: App
  let port = 0
  const open = new Set<ServerResponse>()
  beforeAll(async () => {
    app = await buildApp({ ...services, checkAnswers: true, timeLimits: patient })
    app.server.on('request', (_, answer) => {
      open.add(answer)
      answer.once('close', () => open.delete(answer))
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.addresses()[0] as { port: number }).port
  })
  afterAll(() => app.close())
  /** Resolves once it has seen this many such calls from now on, with or without body. */
  const hasSeen = (count: number, isOne: (call: IncomingMessage) => boolean = () => true): Promise<void> =>
    new Promise((resolve) => {
      let seen = 0
      const note = (call: IncomingMessage) => {
        if (!isOne(call) || ++seen < count) return
        app.server.off('request', note)
        resolve()
      }
      app.server.on('request', note)
    })
  return {
    port: () => port,
    hasSeen,
    /** Resolves once every call that it has seen is over, answered or hung up. */
    hasEnded: async (): Promise<void> => void (await Promise.all([...open].map((answer) => once(answer, 'close')))),
  }
}
