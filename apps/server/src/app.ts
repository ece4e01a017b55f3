import { replacedPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { listedProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { choices } from '@soundroof/data/choices'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { consoleHandlers } from './administration/console/routes.ts'
import { servePictures } from './administration/reference/serve-pictures.ts'
import { upkeepHandlers } from './administration/upkeep-routes.ts'
import { loggedAddress } from './identity/accounts/logged-address.ts'
import { admitByKey } from './identity/api-keys/admit-by-key.ts'
import { serveExport } from './identity/own-account/serve-export.ts'
import { identityHandlers } from './identity/routes.ts'
import { subscriptionHandlers } from './money/routes.ts'
import { serveApiDocs } from './platform/api-docs/api-docs.ts'
import { clientSettings, serveDownloads } from './platform/client/client-settings.ts'
import { formerFiles } from './platform/client/kept-builds.ts'
import { answerMalformedAddress, serveWebApp } from './platform/client/web-app.ts'
import { bind } from './platform/http/bind.ts'
import { answerClientErrors } from './platform/http/client-errors.ts'
import { compressText } from './platform/http/compression.ts'
import type { Handlers } from './platform/http/handler.ts'
import { takeJson } from './platform/http/json-body.ts'
import { limitLargeBodies, limitUnfinishedBodies } from './platform/http/large-bodies.ts'
import { addressOf, networkOf } from './platform/http/network.ts'
import { limitCalls } from './platform/http/rate-limit.ts'
import { answerRefusals } from './platform/http/refusals.ts'
import { secure } from './platform/http/security-headers.ts'
import { securityLog } from './platform/http/security-log.ts'
import { limitBodyTime, type TimeLimits, timeouts, usualTimeLimits } from './platform/http/time-limits.ts'
import { version } from './platform/http/version.ts'
import { warnOfProxy } from './platform/listening/proxy-warning.ts'
import { serveOutbox } from './platform/mail/outbox-page.ts'
import { webFolder } from './platform/paths.ts'
import { figureHandlers } from './review/figures/figure-handlers.ts'
import { reviewHandlers } from './review/routes.ts'
import { leaveReservation } from './roofs/results/get-result.ts'
import { roofHandlers, servePhotos, serveRoofFiles } from './roofs/routes.ts'
import type { Services } from './services.ts'

const handlersWith = (catalogue: Services['catalogue']): Handlers<Services> => ({
  client: clientSettings(async () => {
    const inForce = await catalogue.listed()
    return { ...listedProducts(inForce), places: replacedPlaces(choices, inForce) }
  }),
  ...identityHandlers,
  ...subscriptionHandlers,
  ...roofHandlers,
  ...reviewHandlers,
  ...consoleHandlers,
  ...upkeepHandlers,
  ...figureHandlers,
})

/** Services, and limits that tests set. */
export type AppOptions = Services & {
  /** Proves every answer against the contract before it leaves: for tests. */
  readonly checkAnswers?: boolean
  readonly timeLimits?: TimeLimits
}

const bodyLimit = 2 * 1024 * 1024

/** The whole server as a value: nothing listens yet. */
export const buildApp = async ({
  checkAnswers = false,
  timeLimits = usualTimeLimits,
  ...services
}: AppOptions): Promise<FastifyInstance> => {
  const { config, log } = services
  const app = Fastify({
    bodyLimit,
    ...timeouts(timeLimits),
    clientErrorHandler: answerClientErrors(config),
    exposeHeadRoutes: false,
    // Trusts only the nearest proxies: any caller can write the header.
    trustProxy: (_, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (_, request, reply) => {
      // No hook runs here that would limit how long the body may take.
      reply.header('connection', 'close')
      answerMalformedAddress(request, reply)
    },
  })
  const security = securityLog({ ...services, networkOf, subjectOf: loggedAddress(services) })
  answerRefusals(app, log, security)
  // Node's own answer would keep the connection open for a body that never ends.
  app.server.on('checkExpectation', (_, response) => response.writeHead(417, { connection: 'close' }).end())
  limitBodyTime(app, timeLimits)
  const networkOfCall = (request: FastifyRequest) => networkOf(addressOf(request))
  limitLargeBodies(app, networkOfCall)
  limitUnfinishedBodies(app, networkOfCall)
  warnOfProxy(app, config, log)
  await secure(app, config)
  takeJson(app)
  await compressText(app)
  const limit = limitCalls(config, services.clock)
  bind(app, handlersWith(services.catalogue), services, {
    checkAnswers,
    limit,
    security,
    networkOf,
    databaseTime: timeLimits.database,
    admitByKey,
    ofUnread: { getResult: leaveReservation },
  })
  // In a plugin scope of its own, since no other route accepts forms with files.
  await app.register((room) => servePhotos(room, services, timeLimits.database))
  serveRoofFiles(app, services, timeLimits.database)
  servePictures(app, services)
  serveOutbox(app, config)
  serveExport(app, services, timeLimits.database)
  await serveApiDocs(app, version, config.publicUrl)
  await serveWebApp(app, webFolder, formerFiles(services.objectStore, services.clock))
  serveDownloads(app, config)
  return app
}
