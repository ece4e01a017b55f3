import { randomBytes } from 'node:crypto'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { type AsBuiltContent, emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { type DocumentKind, reportKinds, reviewKinds, signedKinds } from '@soundroof/contract/roofs/documents/document'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { insert, update } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import { linkResult } from '../../roofs/calculations/issued-result-rows.ts'
import { issueDocument } from '../../roofs/documents/issue-document.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles } from '../../testing/sample-project.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'
import { measuredAs, statement } from '../as-built/testing/built-scene.ts'
import { keepIssue } from '../certificate/check-rows.ts'
import { copyProject } from './reviewed-projects.ts'

/** Everything that is asked of a finished array, at the planned values. */
const builtContent = async (server: TestServer, installer: Caller, hash: string): Promise<AsBuiltContent> => {
  const { zones, wanted } = (
    await server.call<AsBuiltOfProject>('asBuilt', { token: installer.token, query: { hash } })
  ).body.data
  const addresses = await insertFiles(
    server,
    installer,
    wanted.map((_, at) => `built-${at}`),
  )
  const photos = wanted.map((photo, at) => ({ ...photo, address: addresses[at] ?? '' }))
  return { ...emptyAsBuilt, moduleLabel: 'Sample 440 W', photos, zones: measuredAs(zones, {}) }
}

/** A project with a paid result and a record as built that is not signed; answers its hash. */
export const paidProject = async (server: TestServer, installer: Caller, changes: object) => {
  await server.subscribe(installer, 5)
  const project = { ...(await completeSample(server, installer)), ...changes }
  const hash = await projectCalls(server, installer).paid(project)
  await update(server.db, 'projects', { hash }, { status: 4, submittedAt: server.clock() })
  const content = await builtContent(server, installer, hash)
  await server.call('saveAsBuilt', { token: installer.token, body: { hash, version: 0, ...content } })
  return { hash, content }
}

type Result = { readonly id: string; readonly revision: number }

const resultOf = async ({ db }: TestServer, hash: string): Promise<Result> => {
  const sql = 'select issued_result_id as id, revision from projects where hash = $1'
  const [row] = await db.query<Result>(sql, [hash])
  if (row === undefined) throw new Error('The project is there.')
  return row
}

/** A copy that is delivered and has the result. */
const copyWithResult = async (server: TestServer, hash: string, status: 4 | 5): Promise<string> => {
  const copy = await copyProject(server, hash, status)
  const { id: issuedResultId } = await resultOf(server, hash)
  await update(server.db, 'projects', { hash: copy }, { issuedResultId })
  await update(server.db, 'project_revisions', { projectHash: copy }, { issuedResultId })
  await server.db.transaction((tx) => linkResult(tx, copy, issuedResultId))
  return copy
}

type Signed = {
  readonly content: AsBuiltContent
  readonly documentCode: string | null
  readonly needsEngineer: boolean
}

/** A record as built, signed by the installer; answers its id. */
const insertSigned = async (server: TestServer, hash: string, { content, ...more }: Signed): Promise<string> => {
  const id = newId()
  const now = server.clock()
  const { id: issuedResultId, revision } = await resultOf(server, hash)
  const of = { projectHash: hash, issuedResultId, revision, version: 1, savedAt: now }
  const said = { content: JSON.stringify(content), zones: '[]', statement: JSON.stringify(statement) }
  const row = { ...of, ...said, ...more, id, signedBy: 'installer', signedAt: now }
  await server.services.db.transaction((tx) => insert(tx, 'as_built_records', row))
  return id
}

/** A document with its file, on a project of its own. */
export type SceneDocument = { readonly hash: string; readonly code: string; readonly address: string }

type From = {
  readonly server: TestServer
  readonly hash: string
  readonly content: AsBuiltContent
  readonly installer: Caller
  readonly signer: Caller
}

const isReview = (kind: DocumentKind): boolean => reviewKinds.some((review) => review === kind)
const isSigned = (kind: DocumentKind): boolean => signedKinds.some((signed) => signed === kind)
const isReport = (kind: DocumentKind): boolean => reportKinds.some((report) => report === kind)

const issued = async ({ server, installer, signer }: From, hash: string, kind: DocumentKind, isDraft: boolean) => {
  const code = documentCode(randomBytes(16))
  const { id: issuedResultId, revision } = await resultOf(server, hash)
  const made = await issueDocument(server.services, {
    code,
    kind,
    projectHash: hash,
    revision,
    issuedResultId,
    issuedAt: server.clock(),
    companyId: isDraft ? 'provider' : installer.account.companyId,
    pdf: Buffer.from(`%PDF-1.7 ${code}`),
    fileName: `${code}.pdf`,
    madeFor: isSigned(kind) ? signer.account.id : null,
    isReview: isReview(kind),
    ...(isDraft ? { conditions: [] } : {}),
  })
  if (made === null) throw new Error(`${kind} was not issued.`)
  return { code, address: made.file.address }
}

/** What the database keeps of a document beside it. */
const insertRest = async ({ server, content, signer }: From, kind: DocumentKind, document: SceneDocument) => {
  const { db, clock } = server
  const { hash, address, code } = document
  const { revision } = await resultOf(server, hash)
  const now = clock()
  if (isReport(kind))
    await db.query(
      `insert into report_jobs (id, project_hash, revision, kind, issued_result_id, state, address, created_at, finished_at)
       select $1, hash, revision, $3, issued_result_id, 'ready', $4, $5, $5 from projects where hash = $2`,
      [newId(), hash, kind, address, now],
    )
  if (isReview(kind)) {
    await update(db, 'projects', { hash }, { reviewFile: address })
    const delivered = { address, projectHash: hash, revision, deliveredBy: signer.account.id, deliveredAt: now }
    await insert(db, 'delivered_reviews', delivered)
  }
  if (kind === 'inspection-certificate')
    await insertSigned(server, hash, { content, documentCode: null, needsEngineer: false })
  if (kind === 'close-out-pack') await insertSigned(server, hash, { content, documentCode: code, needsEngineer: false })
}

export const insertDocumentOf = async (from: From, kind: DocumentKind, isDraft = false): Promise<SceneDocument> => {
  const hash = await copyWithResult(from.server, from.hash, isDraft ? 4 : 5)
  const document = { hash, ...(await issued(from, hash, kind, isDraft)) }
  if (!isDraft) await insertRest(from, kind, document)
  else
    await keepIssue(
      from.server.db,
      { code: document.code, projectHash: hash, digest: 'of the draft', isChecked: false },
      null,
    )
  return document
}

/** A finished array that the engine does not pass: an engineer decides. */
export const insertDeviation = async ({ server, content, hash }: From) => {
  const copy = await copyWithResult(server, hash, 4)
  const signed = { content, documentCode: null, needsEngineer: true }
  return { hash: copy, record: await insertSigned(server, copy, signed) }
}

/** A finished array with its certificate and close-out pack, to be certified after an inspection; answers its hash. */
export const insertInspectable = async (from: From): Promise<string> => {
  const hash = await copyWithResult(from.server, from.hash, 4)
  const design = await issued(from, hash, 'review-certificate', false)
  await insertRest(from, 'review-certificate', { hash, ...design })
  const pack = await issued(from, hash, 'close-out-pack', false)
  await insertRest(from, 'close-out-pack', { hash, ...pack })
  return hash
}
