import type { DocumentKind, VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'

export type IssuedDocument = {
  readonly code: string
  readonly kind: DocumentKind
  readonly projectHash: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly fileId: string
  readonly sha256: string
  readonly issuedAt: Date
}

/** Documents of the same kind that were issued for this or an earlier revision. */
const supersedeSql = `update documents set state = 'superseded', ended_at = $4
  where project_hash = $1 and kind = $2 and revision <= $3 and state = 'valid'`

/** One that is finished after that of a later revision is superseded from the beginning. */
const insertSql = `insert into documents (code, kind, project_hash, revision, issued_result_id, file_id, sha256, issued_at,
    state, ended_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, case when later.at is null then 'valid' else 'superseded' end, later.at
  from (select min(issued_at) as at from documents where project_hash = $3 and kind = $2 and revision > $4) later`

/** In the transaction that stores the file, under the lock of the project. */
export const insertDocument = async (tx: Db, document: IssuedDocument): Promise<void> => {
  const { code, kind, projectHash, revision, issuedResultId, fileId, sha256, issuedAt } = document
  await tx.query(supersedeSql, [projectHash, kind, revision, issuedAt])
  await tx.query(insertSql, [code, kind, projectHash, revision, issuedResultId, fileId, sha256, issuedAt])
}

type Row = Omit<VerifiedDocument, 'issuedAt' | 'endedAt'> & { readonly issuedAt: Date; readonly endedAt: Date | null }

const columns = `code, kind, state, revision, issued_at as "issuedAt", ended_at as "endedAt", sha256`

const shown = ({ issuedAt, endedAt, ...row }: Row): VerifiedDocument => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

export const findDocument = async (db: Db, code: string): Promise<VerifiedDocument | null> => {
  const [row] = await db.query<Row>(`select ${columns} from documents where code = $1`, [code])
  return row ? shown(row) : null
}

/** Those of a revision that still stand. */
export const findValidDocuments = async (
  db: Db,
  projectHash: string,
  revision: number,
): Promise<VerifiedDocument[]> => {
  const rows = await db.query<Row>(
    `select ${columns} from documents where project_hash = $1 and revision = $2 and state = 'valid' order by kind`,
    [projectHash, revision],
  )
  return rows.map(shown)
}

type Voiding = { readonly code: string; readonly by: string; readonly reason: string; readonly now: Date }

/** Null where the document is void already, or unknown. */
export const markVoid = async (tx: Db, { code, by, reason, now }: Voiding): Promise<VerifiedDocument | null> => {
  const [row] = await tx.query<Row>(
    `update documents set state = 'void', ended_at = $2, voided_by = $3, void_reason = $4
     where code = $1 and state <> 'void' returning ${columns}`,
    [code, now, by, reason],
  )
  return row ? shown(row) : null
}
