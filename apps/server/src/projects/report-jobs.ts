import type { Db } from '../platform/db.ts'
import { newId } from '../platform/identifier.ts'

type Saved = {
  readonly hash: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly now: Date
}

/** Asks for the reports of a revision: input only (1) always, input and result (0) where there is a result. */
export const askForReports = async (tx: Db, { hash, revision, issuedResultId, now }: Saved): Promise<void> => {
  for (const type of issuedResultId === null ? [1] : [1, 0])
    await tx.query(
      `insert into report_jobs (id, project_hash, revision, type, issued_result_id, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [newId(), hash, revision, type, type === 0 ? issuedResultId : null, now],
    )
}
