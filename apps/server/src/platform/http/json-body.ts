import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, refuseInput } from './refused.ts'
import { mayHoldUnstorableText, unstorableText } from './unstorable-text.ts'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, 'notJson')
  }
}

/** The body of a call, or undefined where it has none. */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return undefined
  const value = parse(text)
  const problem = mayHoldUnstorableText(text) ? unstorableText(value) : null
  if (problem) throw refuseInput([problem])
  return value
}

/** A call whose body stays text for the thread that answers it. */
export type BodyConfig = { readonly isReadElsewhere?: boolean }

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const hashOfNothing = hashOf(new Uint8Array())

/** SHA-256 of the raw body, which an API key signs. Computed only for calls with a key. */
const bodyHashes = new WeakMap<FastifyRequest, string>()
/** For a request without body, the hash of no bytes. */
export const bodyHashOf = (request: FastifyRequest): string => bodyHashes.get(request) ?? hashOfNothing

/** Calls are JSON; some clients send another content type on a call without a body. */
export const takeJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: string | Buffer) => {
      if (request.headers.apikey !== undefined) bodyHashes.set(request, hashOf(Buffer.from(bytes)))
      return (request.routeOptions.config as BodyConfig).isReadElsewhere ? String(bytes) : readJson(String(bytes))
    },
  )
  app.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['content-length'] === '0' || headers['content-length'] === undefined
    if (isEmpty && headers['transfer-encoding'] === undefined) delete headers['content-type']
  })
}
