import type { FastifyRequest } from 'fastify'

const mostRead = 16 * 1024 * 1024
const longest = 10_000

/** Reads what is left of a body that is refused: a connection closed before would swallow the answer. */
export const readLeftOver = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (raw.complete || raw.readableEnded || raw.destroyed) return resolve()
    const timer = setTimeout(() => raw.destroy(), longest)
    let read = 0
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > mostRead) raw.destroy()
    })
    raw.once('error', () => undefined)
    raw.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    raw.once('end', () => {
      clearTimeout(timer)
      resolve()
    })
    raw.resume()
  })
