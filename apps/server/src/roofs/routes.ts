import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withinDatabaseTime } from '../platform/database/call-time.ts'
import { visitor } from '../platform/database/caller.ts'
import { drainBody } from '../platform/http/drain-body.ts'
import type { PlatformServices } from '../platform/http/handler.ts'
import { addressOf, networkOf } from '../platform/http/network.ts'
import type { BodyTime } from '../platform/http/time-limits.ts'
import type { RoofServices } from './calculations/roof-services.ts'
import { serveCapacityTables } from './capacity-tables/capacity-tables.ts'
import { changeConsoleLetterhead, changeLetterhead, consoleLetterhead, letterhead } from './documents/letterhead.ts'
import { verifyDocument } from './documents/verify-document.ts'
import { drafts, saveDraft } from './drafts/drafts.ts'
import { orExample } from './example/example-answers.ts'
import { serveExample } from './example/example-documents.ts'
import { fileHost } from './files/file-address.ts'
import { joinParts } from './files/parts/join-parts.ts'
import { receiveUpload } from './files/receive-upload.ts'
import { sendFile } from './files/send-file.ts'
import { drainLimits, readUploadForm } from './files/upload-form.ts'
import { uploadTickets } from './files/upload-tickets.ts'
import { offlineEngine, serveDeviceParts } from './offline/offline-engine.ts'
import { settleOffline } from './offline/settle-offline.ts'
import { arraysOfProjects } from './panel-layout/arrays-of-projects.ts'
import { keepLayout, readKeptLayout } from './panel-layout/kept-layout.ts'
import { projectLayout } from './panel-layout/project-layout.ts'
import { localities, placeAt } from './places/places.ts'
import { deleteProject } from './projects/delete-project.ts'
import { keepDirection } from './projects/keep-direction.ts'
import { keepPhotos } from './projects/keep-photos.ts'
import { listProjects } from './projects/list-projects.ts'
import { projectDetail } from './projects/project-detail.ts'
import { projectRecords } from './projects/project-records.ts'
import { addRoof, renameRoof } from './projects/roofs-of-project.ts'
import { keepUnderlay, readUnderlay } from './projects/underlay.ts'
import { uploadProject } from './projects/upload-project.ts'
import { recordDownload } from './reports/record-download.ts'
import { makeReportAgain, report } from './reports/report-address.ts'
import { getResult } from './results/get-result.ts'
import { projectAdvice } from './results/project-advice.ts'
import { projectBrief, projectResult } from './results/project-result.ts'
import { projectChanges } from './revisions/changes.ts'
import { listRevisions } from './revisions/list-revisions.ts'
import { readRevision } from './revisions/read-revision.ts'
import { recalculateProject } from './revisions/recalculate.ts'
import { keepTaken } from './taken/keep-taken.ts'
import { signAddresses } from './taken/sign-addresses.ts'
import { savings } from './what-if/savings.ts'
import { whatIf } from './what-if/what-if.ts'

/** The use case of each call about roofs. */
export const roofHandlers = {
  uploadTickets,
  joinParts,
  signAddresses,
  keepTaken,
  localities,
  placeAt,
  projects: listProjects,
  projectsByPost: listProjects,
  projectDetail: orExample('projectDetail', projectDetail),
  issuedResult: orExample('issuedResult', projectResult),
  issuedBrief: orExample('issuedBrief', projectBrief),
  advice: orExample('advice', projectAdvice),
  arrays: arraysOfProjects,
  layout: orExample('layout', projectLayout),
  keptLayout: readKeptLayout,
  keepLayout,
  underlay: orExample('underlay', readUnderlay),
  keepUnderlay,
  whatIf: orExample('whatIf', whatIf),
  savings: orExample('savings', savings),
  revisions: listRevisions,
  revision: readRevision,
  changes: projectChanges,
  recalculate: recalculateProject,
  report: orExample('report', report),
  makeReportAgain,
  deleteProject,
  addRoof,
  renameRoof,
  keepDirection,
  keepPhotos,
  getResult,
  settleOffline,
  drafts,
  saveDraft,
  offlineEngine,
  uploadProject,
  records: projectRecords,
  verifyDocument,
  letterhead,
  changeLetterhead,
  consoleLetterhead,
  changeConsoleLetterhead,
}

/** Files outside the calls: capacity tables and the worked example for everyone, engine and catalogue for devices with a right. */
export const serveRoofFiles = (app: FastifyInstance, services: RoofServices, databaseTime: number): void => {
  serveCapacityTables(app, services)
  serveExample(app, services, databaseTime)
  serveDeviceParts(app, services, databaseTime)
}

/** Aborted when the connection closes; the framework's own signal is aborted once the body has arrived. */
const hungUp = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return left.signal
}

/** Upload host and file addresses: outside `/api`, without bearer token and request signature. */
export const servePhotos = async (
  app: FastifyInstance,
  services: PlatformServices & Pick<RoofServices, 'signing'>,
  databaseTime: number,
): Promise<void> => {
  await app.register(multipart)
  const path = new URL(fileHost(services.config)).pathname
  app.post(path, { config: { isUpload: true } satisfies BodyTime }, async (request, reply) => {
    const caller = { network: networkOf(addressOf(request)), hungUp: hungUp(reply) }
    try {
      const form = await readUploadForm(request)
      const address = await withinDatabaseTime(databaseTime, visitor(caller.network), () =>
        receiveUpload(services, form, caller),
      )
      return { code: 0, data: { address } }
    } catch (error) {
      await drainBody(request, drainLimits)
      throw error
    }
  })
  app.get(`${path}/*`, (request, reply) =>
    withinDatabaseTime(databaseTime, visitor(networkOf(addressOf(request))), () =>
      sendFile(services, request, reply, recordDownload(services)),
    ),
  )
}
