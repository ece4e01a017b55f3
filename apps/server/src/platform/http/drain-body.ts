import type { FastifyRequest } from 'fastify'

type Limits = { readonly bytes: number; readonly milliseconds: number }

const callLimits: Limits = { bytes: 16 * 1024 * 1024, milliseconds: 10_000 }

/** Reads and drops the rest of a refused body, so that the sender gets the answer and not a broken connection. */
export const drainBody = ({ raw }: FastifyRequest, { bytes, milliseconds }: Limits = callLimits): Promise<void> =>
  new Promise((resolve) => {
    if (raw.complete || raw.readableEnded || raw.destroyed) return resolve()
    const timer = setTimeout(() => raw.destroy(), milliseconds)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    let read = 0
    raw.unpipe()
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > bytes) raw.destroy()
    })
    raw.once('error', done)
    raw.once('close', done)
    raw.once('end', done)
    raw.resume()
  })
