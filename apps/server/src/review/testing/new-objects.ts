import { api } from '@soundroof/contract/api'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { newId } from '../../platform/identifier.ts'
import { jpeg, send, ticketOf } from '../../roofs/files/testing/send.ts'
import { onePagePdf } from '../../roofs/pdf-structure/testing/pdf-of.ts'
import { createRenderer, type Renderer } from '../../roofs/rendering/report-renderer.ts'
import { claimJob } from '../../roofs/reports/job-rows.ts'
import { makeReport } from '../../roofs/reports/make-report.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'
import { completeContent } from './certificate-content.ts'

export const objectKinds = ['photo', 'photo as PDF', 'file', 'review file', 'certificate', ...reportKinds] as const
export type ObjectKind = (typeof objectKinds)[number]

const isReport = (kind: ObjectKind): kind is ReportKind => reportKinds.some((known) => known === kind)

/** A project in review that has a result. */
export type ObjectScene = {
  readonly installer: Caller
  readonly engineer: Caller
  readonly hash: string
  readonly renderer: Renderer
}

/** However busy the machine, no document takes too long. */
const patience = 600_000

/** Draws each document once, because the test is about its commit. */
const drawnOnce = (): Renderer => {
  const thread = createRenderer(patience)
  const drawn = new Map<string, Promise<Uint8Array>>()
  return {
    stop: thread.stop,
    render: async (task) => {
      const kind = 'input' in task ? task.input.kind : 'certificate'
      const pdf = drawn.get(kind) ?? thread.render(task)
      drawn.set(kind, pdf)
      return pdf
    },
  }
}

export const objectScene = async (server: TestServer): Promise<ObjectScene> => {
  const installer = await server.caller()
  const engineer = await server.caller('engineer', 'provider')
  await server.subscribe(installer, 5)
  const calls = projectCalls(server, installer)
  const complete = await completeSample(server, installer)
  await calls.issue(complete)
  const hash = await calls.created(complete)
  const row = [hash, engineer.account.id]
  await server.db.query('update projects set status = 4, engineer_id = $2 where hash = $1', row)
  return { installer, engineer, hash, renderer: drawnOnce() }
}

const uniquePdf = (): Buffer => onePagePdf('', [`<</Title (${newId()})>>`])

const upload = async (on: TestServer, who: Caller, kind: 'photo' | 'file', content: Uint8Array): Promise<number> =>
  (await send(on, await ticketOf(on, who, kind), content, { name: `${newId()}.any` })).status

const uploadReview = async (on: TestServer, { token }: Caller): Promise<number> => {
  const { body } = await on.call<UploadTicket>('reviewUpload', { token, query: { kind: 'review' } })
  return (await send(on, body.data, uniquePdf())).status
}

const certify = async (on: TestServer, { engineer, hash }: ObjectScene): Promise<number> => {
  const { method, path } = api.issueCertificate
  const headers = { ...on.signature(), authorization: `Bearer ${engineer.token}` }
  const payload = { hash, ...(await completeContent(on.db, hash)) }
  return (await on.app.inject({ method, url: path, headers, payload })).statusCode
}

const soon = ({ clock }: TestServer): Date => new Date(clock().getTime() + 1000)

/** Answers 200 where there is nothing left to make. */
const make = async (on: TestServer, { renderer }: ObjectScene, kind: ReportKind): Promise<number> => {
  await on.db.query('update report_jobs set claimed_until = case when kind <> $1 then $2::timestamptz end', [
    kind,
    soon(on),
  ])
  const job = await claimJob(on.db, on.clock(), soon(on))
  if (!job) return 200
  return makeReport({ ...on.services, renderer }, job).then(
    () => 200,
    () => 503,
  )
}

/** Status that the user gets. */
export const createObject = async (on: TestServer, scene: ObjectScene, kind: ObjectKind): Promise<number> => {
  if (isReport(kind)) return make(on, scene, kind)
  if (kind === 'certificate') return certify(on, scene)
  if (kind === 'review file') return uploadReview(on, scene.engineer)
  if (kind === 'file') return upload(on, scene.installer, 'file', Buffer.from(newId()))
  return upload(on, scene.installer, 'photo', kind === 'photo' ? await jpeg(400, 300) : uniquePdf())
}

/** A report waits for its turn first: made again after a failure, or asked for the first time. */
export const prepareObject = async (server: TestServer, scene: ObjectScene, kind: ObjectKind): Promise<void> => {
  if (!isReport(kind)) return
  const { hash, installer } = scene
  const row = [hash, kind]
  await server.db.query(
    `update report_jobs set state = 'failed', address = null where project_hash = $1 and kind = $2`,
    row,
  )
  const { body } = await server.call('makeReportAgain', { token: installer.token, body: { hash, kind } })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

/** That a ready report has an address that opens; earlier states promise nothing. */
export const isOpen = async (server: TestServer, scene: ObjectScene, kind: ObjectKind): Promise<boolean> => {
  if (!isReport(kind)) return true
  const query = { hash: scene.hash, kind }
  const { body } = await server.call<ReportAnswer>('report', { token: scene.installer.token, query })
  if (body.data.state !== 'ready') return false
  const { pathname, search } = new URL(body.data.address ?? '')
  return (await server.app.inject({ method: 'GET', url: pathname + search })).statusCode === 200
}
