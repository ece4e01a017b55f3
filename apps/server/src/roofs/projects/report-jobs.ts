import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'

type Saved = {
  readonly hash: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly now: Date
}

/** Reports of earlier revisions that nobody makes yet and that this one replaces; another result keeps its own. */
const dropReplaced = (tx: Db, { hash, revision, issuedResultId, now }: Saved) =>
  tx.query(
    `delete from report_jobs where project_hash = $1 and revision < $2 and state = 'rendering'
       and (claimed_until is null or claimed_until <= $4) and (type = 1 or issued_result_id = $3)`,
    [hash, revision, issuedResultId, now],
  )

/** Asks for the reports of a revision: input only (1) always, input and result (0) where there is a result. */
export const askForReports = async (tx: Db, saved: Saved): Promise<void> => {
  const { hash, revision, issuedResultId, now } = saved
  await dropReplaced(tx, saved)
  for (const type of issuedResultId === null ? [1] : [1, 0])
    await tx.query(
      `insert into report_jobs (id, project_hash, revision, type, issued_result_id, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [newId(), hash, revision, type, type === 0 ? issuedResultId : null, now],
    )
}
