import type { Db } from '../../platform/database/db.ts'
import { stepNumber } from './sealed-step.ts'

/**
 * Servers before migration 0044 do not notice a newer release on their database: what they write has no seal, like an
 * attacker's rows.
 */
const firstThatNotices = 44

/** Name of the connections of those servers, and of 0044 to 0049; later ones have another (server-db.ts). */
const formerName = 'soundroof'

const connectedSql = `select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1`

const refusal =
  'A server of an earlier version is connected to the database, and would go on writing beside this one. Nothing was changed. ' +
  'Stop every server of an earlier version, then start this one.'

/** Throws while such a server is connected. */
export const refuseFormerServers = async (tx: Db, due: readonly string[]): Promise<void> => {
  const [first] = due
  if (first === undefined || stepNumber(first) === 1 || stepNumber(first) > firstThatNotices) return
  if ((await tx.query(connectedSql, [formerName])).length > 0) throw new Error(refusal)
}
