import type { Db } from '../../platform/database/db.ts'
import { stepNumber } from './sealed-step.ts'

/**
 * Servers from before migration 0044 do not notice that a newer release has brought the database forward: what they write beside it
 * has no seal, and nobody can tell it from what an attacker put in.
 */
const firstThatNotices = 44

/** How those, and those of 0044 to 0049, call themselves; later ones have another name (server-db.ts). */
const formerName = 'soundroof'

const connectedSql = `select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1`

const refusal =
  'A server of an earlier version is connected to the database, and would go on writing beside this one. Nothing was changed. ' +
  'Stop every server of an earlier version, then start this one.'

export const refuseFormerServers = async (tx: Db, due: readonly string[]): Promise<void> => {
  const [first] = due
  if (first === undefined || stepNumber(first) === 1 || stepNumber(first) > firstThatNotices) return
  if ((await tx.query(connectedSql, [formerName])).length > 0) throw new Error(refusal)
}
