import { type DocumentKind, reviewKinds, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import { isUnderReserve } from './under-reserve.ts'

/** Never changed but for its state. */
export type IssuedDocument = {
  readonly code: string
  readonly kind: DocumentKind
  readonly projectHash: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly fileId: string
  readonly sha256: string
  readonly issuedAt: Date
  /** Of a certificate not delivered yet: conditions printed on it. */
  readonly conditions?: readonly string[]
}

/** A new revision supersedes every document of earlier ones. */
export const supersedeEarlier = (tx: Db, projectHash: string, revision: number, now: Date) =>
  tx.query(
    `update documents set state = 'superseded', ended_at = $3
     where project_hash = $1 and revision < $2 and state in ('draft', 'valid')`,
    [projectHash, revision, now],
  )

/** An undelivered certificate ends with the approval that it is about. */
export const supersedeDrafts = (tx: Db, projectHash: string, now: Date) =>
  tx.query(`update documents set state = 'superseded', ended_at = $2 where project_hash = $1 and state = 'draft'`, [
    projectHash,
    now,
  ])

/** The same for every project with a draft of this engineer. */
export const supersedeDraftsOf = (tx: Db, engineer: string, now: Date) =>
  tx.query(
    `update documents set state = 'superseded', ended_at = $2
     where state = 'draft' and file_id in (select id from files where uploaded_by = $1)`,
    [engineer, now],
  )

type Issuing = Pick<IssuedDocument, 'code' | 'kind' | 'projectHash' | 'revision'>

/** Of a design: issued here, or uploaded. */
export const isReviewKind = (kind: DocumentKind): boolean => reviewKinds.some((known) => known === kind)

/** One of them counts at a time. */
const kindsLike = (kind: DocumentKind): readonly DocumentKind[] => (isReviewKind(kind) ? reviewKinds : [kind])

const supersedeOthers = async (tx: Db, { code, kind, projectHash, revision }: Issuing, now: Date): Promise<void> => {
  await supersedeEarlier(tx, projectHash, revision, now)
  await tx.query(
    `update documents set state = 'superseded', ended_at = $5
     where project_hash = $1 and revision = $2 and kind = any($3::text[]) and code <> $4 and state in ('draft', 'valid')`,
    [projectHash, revision, kindsLike(kind), code, now],
  )
}

/** A design and an inspection may wait for their checks side by side. */
const supersedeDraftsLike = (tx: Db, { projectHash, kind }: Issuing, now: Date) =>
  tx.query(
    `update documents set state = 'superseded', ended_at = $3
     where project_hash = $1 and kind = any($2::text[]) and state = 'draft'`,
    [projectHash, kindsLike(kind), now],
  )

/** A document finished after a later revision was saved is superseded from the start. */
const insertSql = `insert into documents (code, kind, project_hash, revision, issued_result_id, file_id, sha256, issued_at,
    conditions, state, ended_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb,
    case when later.at is not null then 'superseded' when $9::jsonb is not null then 'draft' else 'valid' end, later.at
  from (select least(
    (select min(saved_at) from project_revisions where project_hash = $3 and revision > $4),
    (select min(issued_at) from documents where project_hash = $3 and revision > $4)) as at) later`

/** In the transaction that stores the file, under the project's lock. */
export const insertDocument = async (tx: Db, document: IssuedDocument): Promise<void> => {
  const { code, kind, projectHash, revision, issuedResultId, fileId, sha256, issuedAt, conditions } = document
  if (conditions) await supersedeDraftsLike(tx, document, issuedAt)
  else await supersedeOthers(tx, document, issuedAt)
  const printed = conditions ? JSON.stringify(conditions) : null
  await tx.query(insertSql, [code, kind, projectHash, revision, issuedResultId, fileId, sha256, issuedAt, printed])
}

/** A delivered draft counts from now on; false: it is no draft any more. */
export const issueDraft = async (tx: Db, draft: Issuing, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `update documents set state = 'valid' where code = $1 and state = 'draft' returning code`,
    [draft.code],
  )
  if (rows.length === 0) return false
  await supersedeOthers(tx, draft, now)
  return true
}

type Row = Stored<VerifiedDocument, 'issuedAt' | 'endedAt' | 'reconsideredSince'>

/** A review delivered after an engineer gave the result up is the corrected one. */
const isCorrected = `documents.kind in ('review-certificate', 'signed-review') and documents.issued_at > m.settled_at`

const columns = `code, kind, state, revision, issued_at, ended_at, sha256,
  issued_result_id is not null as has_result,
  case when state = 'valid' then (select max(m.opened_at) from reconsiderations m
    where m.project_hash = documents.project_hash and m.issued_result_id = documents.issued_result_id
      and ${isUnderReserve} and (m.settled_at is null or not (${isCorrected}))) end as reconsidered_since`

export const findDocument = async (db: Db, code: string): Promise<VerifiedDocument | null> => {
  const [row] = await db.query<Row>(`select ${columns} from documents where code = $1`, [code])
  return row ? inText(row) : null
}

/** All of a project, the newest revision first; those of a revision in one order, whichever was made first. */
export const findDocumentsOf = async (db: Db, projectHash: string): Promise<VerifiedDocument[]> => {
  const rows = await db.query<Row>(
    `select ${columns} from documents where project_hash = $1 order by revision desc, kind desc, issued_at desc, code`,
    [projectHash],
  )
  return rows.map(inText)
}

/** Valid documents of a revision. */
export const findValidDocuments = async (
  db: Db,
  projectHash: string,
  revision: number,
): Promise<VerifiedDocument[]> => {
  const rows = await db.query<Row>(
    `select ${columns} from documents where project_hash = $1 and revision = $2 and state = 'valid' order by kind`,
    [projectHash, revision],
  )
  return rows.map(inText)
}

/** A report that is void can be made again, like one that was given up. */
const giveUpReportSql = `update report_jobs set state = 'failed', address = null, problem = 'void', finished_at = $2
  where address = (select f.address from documents d join files f on f.id = d.file_id where d.code = $1)`

/** SQL: the file at this address is that of a void document. */
export const isVoidFile = (address: string): string => `exists (select 1 from files void_file
  join documents d on d.file_id = void_file.id where void_file.address = ${address} and d.state = 'void')`

/** Locks the project of a document until the transaction ends; null: gone, or deleted by its customer. */
export const lockProjectOf = async (tx: Db, code: string): Promise<string | null> => {
  const [row] = await tx.query<{ hash: string }>(
    `select hash from projects where hidden_at is null
     and hash = (select project_hash from documents where code = $1) for no key update`,
    [code],
  )
  return row?.hash ?? null
}

/** Two people who void it at once do so one after the other. */
export const lockDocument = (tx: Db, code: string) =>
  tx.query('select 1 from documents where code = $1 for update', [code])

type Voiding = { readonly code: string; readonly by: string; readonly reason: string; readonly now: Date }

const voidSql = `update documents set state = 'void', ended_at = $2, voided_by = $3, void_reason = $4
  where code = $1 and state <> 'void' returning ${columns}`

/** Null: void already, or unknown. */
export const markVoid = async (tx: Db, { code, by, reason, now }: Voiding): Promise<VerifiedDocument | null> => {
  const [row] = await tx.query<Row>(voidSql, [code, now, by, reason])
  if (!row) return null
  await tx.query(giveUpReportSql, [code, now])
  return inText(row)
}
