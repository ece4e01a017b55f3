import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import type { TestServer } from './test-server.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** The server of a test file on a port of this machine, for tests that need connections of their own. */
export const listeningApp = ({ services }: TestServer) => {
  let app: App
  let port = 0
  beforeAll(async () => {
    app = await buildApp({ ...services, checkAnswers: true })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.addresses()[0] as { port: number }).port
  })
  afterAll(() => app.close())
  return {
    port: () => port,
    /** Once it has seen so many calls from now on, bodies or not. */
    hasSeen: (count: number): Promise<void> =>
      new Promise((resolve) => {
        let seen = 0
        const note = () => {
          if (++seen < count) return
          app.server.off('request', note)
          resolve()
        }
        app.server.on('request', note)
      }),
  }
}
