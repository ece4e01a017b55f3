import Fastify, { type FastifyInstance } from 'fastify'
import { loggedAddress } from './accounts/logged-address.ts'
import { networkOf } from './accounts/network.ts'
import { accountHandlers } from './accounts/routes.ts'
import { serveExport } from './accounts/serve-export.ts'
import { consoleHandlers } from './administration/console/routes.ts'
import { servePictures } from './administration/reference/serve-pictures.ts'
import { admitByKey } from './api-keys/admit-by-key.ts'
import { apiKeyHandlers } from './api-keys/routes.ts'
import { getResult } from './calculations/get-result.ts'
import { serveCapacityTables } from './catalogue/capacity-tables.ts'
import { clientSettings, serveDownloads } from './client/client-settings.ts'
import { companyHandlers } from './companies/routes.ts'
import { serveOutbox } from './mail/outbox-page.ts'
import { oneTimeCodeHandlers } from './one-time-codes/routes.ts'
import { passkeyHandlers } from './passkeys/routes.ts'
import { photoHandlers, servePhotos } from './photos/routes.ts'
import { serveApiDocs } from './platform/api-docs.ts'
import { bind } from './platform/bind.ts'
import { answerClientErrors } from './platform/client-errors.ts'
import { compressText } from './platform/compression.ts'
import type { Handlers, Services } from './platform/handler.ts'
import { takeJson } from './platform/json-body.ts'
import { hurryBodies, type Patience, timeouts, usualPatience } from './platform/patience.ts'
import { webFolder } from './platform/places.ts'
import { warnOfProxy } from './platform/proxy-warning.ts'
import { limitCalls } from './platform/rate-limit.ts'
import { answerRefusals, sendRefusal } from './platform/refusals.ts'
import { refuse } from './platform/refused.ts'
import { secure } from './platform/security-headers.ts'
import { securityLog } from './platform/security-log.ts'
import { version } from './platform/version.ts'
import { serveWebApp } from './platform/web-app.ts'
import { deleteProject } from './projects/delete-project.ts'
import { listProjects } from './projects/list-projects.ts'
import { projectAdvice } from './projects/project-advice.ts'
import { projectDetail } from './projects/project-detail.ts'
import { projectRecords } from './projects/project-records.ts'
import { projectResult } from './projects/project-result.ts'
import { submitProject } from './projects/submit-project.ts'
import { uploadProject } from './projects/upload-project.ts'
import { report } from './reports/report-address.ts'
import { subscriptionHandlers } from './subscriptions/routes.ts'

const handlers: Handlers = {
  client: clientSettings,
  ...accountHandlers,
  ...passkeyHandlers,
  ...oneTimeCodeHandlers,
  ...apiKeyHandlers,
  ...companyHandlers,
  ...subscriptionHandlers,
  ...photoHandlers,
  ...consoleHandlers,
  projects: listProjects,
  projectsByPost: listProjects,
  projectDetail,
  issuedResult: projectResult,
  advice: projectAdvice,
  report,
  deleteProject,
  getResult,
  uploadProject,
  submitProject,
  records: projectRecords,
}

export type AppOptions = Services & {
  /** Proves every answer against the contract before it leaves: for tests. */
  readonly checkAnswers?: boolean
  readonly patience?: Patience
}

const bodyLimit = 2 * 1024 * 1024

/** The whole server as a value: nothing listens yet. */
export const buildApp = async ({
  checkAnswers = false,
  patience = usualPatience,
  ...services
}: AppOptions): Promise<FastifyInstance> => {
  const { config, log } = services
  const app = Fastify({
    bodyLimit,
    ...timeouts(patience),
    clientErrorHandler: answerClientErrors(config),
    exposeHeadRoutes: false,
    // Only the nearest proxies are believed; any caller can write the header.
    trustProxy: (_, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (_, __, reply) => {
      sendRefusal(reply, refuse(404, 'addressUnknown'))
    },
  })
  const security = securityLog({ ...services, networkOf, subjectOf: loggedAddress(services) })
  answerRefusals(app, log, security)
  hurryBodies(app, patience)
  warnOfProxy(app, config, log)
  await secure(app, config)
  takeJson(app)
  compressText(app)
  const limit = limitCalls(config, services.clock)
  bind(app, handlers, services, { checkAnswers, limit, security, networkOf, admitByKey })
  // A room of its own: nowhere else are forms with files taken.
  await app.register((room) => servePhotos(room, services))
  serveCapacityTables(app, services)
  servePictures(app, services)
  serveOutbox(app, config)
  serveExport(app, services)
  await serveApiDocs(app, version, config.publicUrl)
  await serveWebApp(app, webFolder)
  serveDownloads(app, config)
  return app
}
