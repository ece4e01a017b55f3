import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Behind an unconfigured proxy all callers share one address and its limits. Logged once. */
export const warnOfProxy = (app: FastifyInstance, { trustProxy }: Config, log: Log): void => {
  if (trustProxy > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.info('X-Forwarded-For arrives, but TRUST_PROXY is 0: behind a proxy, set it to the number of proxies')
  })
}
