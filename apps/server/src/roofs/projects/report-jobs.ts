import { type ReportKind, showsResult } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'

type Saved = {
  readonly hash: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly now: Date
}

/** Drops reports of earlier revisions that no runner has begun and that this one replaces; another result keeps its own. */
const dropReplaced = (tx: Db, { hash, revision, issuedResultId, now }: Saved) =>
  tx.query(
    `delete from report_jobs where id in (
       select id from report_jobs where project_hash = $1 and revision < $2 and state = 'rendering'
         and (claimed_until is null or claimed_until <= $4) and (kind = 'input-summary' or issued_result_id = $3)
       for update skip locked)`,
    [hash, revision, issuedResultId, now],
  )

/** Queues the reports of a revision: its input always, its result where there is one. */
export const askForReports = async (tx: Db, saved: Saved): Promise<void> => {
  const { hash, revision, issuedResultId, now } = saved
  await dropReplaced(tx, saved)
  const kinds: readonly ReportKind[] = issuedResultId === null ? ['input-summary'] : ['input-summary', 'result-summary']
  for (const kind of kinds)
    await insert(tx, 'report_jobs', {
      id: newId(),
      projectHash: hash,
      revision,
      kind,
      createdAt: now,
      issuedResultId: showsResult(kind) ? issuedResultId : null,
    })
}
