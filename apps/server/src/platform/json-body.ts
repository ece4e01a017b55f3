import type { FastifyInstance, FastifyRequest } from 'fastify'
import { brokenText, mayHoldBrokenText } from './broken-text.ts'
import { refuse, refuseInput } from './refused.ts'

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
  const problem = mayHoldBrokenText(text) ? brokenText(value) : null
  if (problem) throw refuseInput([problem])
  return value
}

/** A call whose body stays the text that came, for the thread that answers it. */
export type BodyConfig = { readonly isReadElsewhere?: boolean }

/** Calls come as JSON; some clients name another type on a call that has no body at all. */
export const takeJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, text: string | Buffer) =>
      (routeOptions.config as BodyConfig).isReadElsewhere ? String(text) : readJson(String(text)),
  )
  app.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['content-length'] === '0' || headers['content-length'] === undefined
    if (isEmpty && headers['transfer-encoding'] === undefined) delete headers['content-type']
  })
}
