import type { RestingRow } from '@soundroof/contract/review/changed/changed-figures'
import type { DocumentKind, DocumentState } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { findVoidFactsOf, type VoidFacts, voidingOf } from '../moves/who-may-void.ts'

type Row = {
  readonly projectHash: string
  readonly issuedResultId: string
  readonly code: string
  readonly kind: DocumentKind
  readonly state: DocumentState
  readonly issuedAt: Date
}

/** An input summary shows no result. */
const rowsSql = `select project_hash, issued_result_id, code, kind, state, issued_at from documents
  where project_hash = any($1::text[]) and issued_result_id = any($2::text[]) and kind <> 'input-summary'
  order by issued_at desc, code`

export type OfResult = { readonly hash: string; readonly resultId: string }

/** Documents issued on a project's result, with how the reader may void each. */
export const documentsOn = async (db: Db, entries: readonly OfResult[], reader: Account) => {
  const hashes = entries.map(({ hash }) => hash)
  const rows = await db.query<Row>(rowsSql, [hashes, entries.map(({ resultId }) => resultId)])
  const facts = new Map((await findVoidFactsOf(db, hashes)).map((one): [string, VoidFacts] => [one.code, one]))
  const voidingBy = (code: string) => {
    const its = facts.get(code)
    return its ? voidingOf(its, reader) : null
  }
  return ({ hash, resultId }: OfResult): RestingRow['documents'] =>
    rows
      .filter((row) => row.projectHash === hash && row.issuedResultId === resultId)
      .map(({ code, kind, state, issuedAt }) => ({
        ...{ code, kind, state, issuedAt: issuedAt.toISOString() },
        voiding: voidingBy(code),
      }))
}
