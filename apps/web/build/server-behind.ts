import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'vite'

/** `npm run dev`: calls go to the server, and wait while it starts again. Vite's own proxy answers them with an error and its stack. */

const listens = ({ hostname, port }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(Number(port), hostname)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

const untilThere = async (server: URL, answer: ServerResponse): Promise<void> => {
  while (!answer.destroyed && !(await listens(server))) await pause(50)
}

/** True when the server broke off before it answered. */
const passOn = (server: URL, asked: IncomingMessage, answer: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    const { connection: _, ...headers } = asked.headers
    const options = { method: asked.method, headers: { ...headers, host: server.host } }
    const inner = request(new URL(asked.url ?? '', server), options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      given.once('error', () => answer.destroy())
      resolve(false)
    })
    inner.once('error', () => resolve(!answer.headersSent))
    answer.once('close', () => inner.destroy())
    asked.pipe(inner)
  })

export const askBehind = async (server: URL, asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
  await untilThere(server, answer)
  if (answer.destroyed || !(await passOn(server, asked, answer))) return
  // What only reads is asked again; what may have been done is not.
  if (asked.method === 'GET') return askBehind(server, asked, answer)
  answer.writeHead(503, { 'content-type': 'text/plain' }).end('The server was started again meanwhile.')
}

export const serverBehind = (address: string, paths: readonly string[]): Plugin => ({
  name: 'server-behind',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((asked, answer, next) => {
      if (paths.some((path) => asked.url?.startsWith(path))) void askBehind(new URL(address), asked, answer)
      else next()
    })
  },
})
