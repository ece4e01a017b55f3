import { engineVersion } from '@soundroof/engine/version'
import type { Db } from '../../platform/database/db.ts'
import { engineCode } from '../../roofs/calculations/engine-code.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'

/** A process that searches. */
export type Searcher = {
  /** Version and code of its engine. */
  readonly engine: string
  /** The same with the published figures: equal for processes of one release. */
  readonly release: string
  /** Counted by the database, because clocks of two machines differ. */
  readonly start: number
}

/** A process checks each minute; one that has not for this long has ended, or cannot reach the database. */
const life = 300_000

const rowSql = 'insert into reconsideration_search default values on conflict do nothing'

/** Counts the start in the database. */
export const newSearcher = async (
  { db, catalogue }: Pick<RoofServices, 'db' | 'catalogue'>,
  code = engineCode(),
): Promise<Searcher> => {
  await db.query(rowSql)
  const [row] = await db.query<{ start: number }>(
    'update reconsideration_search set starts = starts + 1 returning starts as start',
  )
  if (!row) throw new Error('The search has its row.')
  const engine = `${engineVersion} ${code}`
  return { engine, release: JSON.stringify([engine, catalogue.published.version]), start: row.start }
}

/**
 * Of two releases side by side, the one started last searches while a process of it lives: otherwise they would mark,
 * settle and tell in turn. A process that takes over locks the row until the transaction ends.
 */
export const takeTurn = async (tx: Db, { release, start }: Searcher, now: Date): Promise<boolean> => {
  await tx.query(rowSql)
  const rows = await tx.query(
    `update reconsideration_search set release = $1, alive_until = $4,
       owner_start = case when release = $1 then greatest(owner_start, $2) else $2 end
     where release = $1 or owner_start < $2 or alive_until is null or alive_until <= $3 returning 1`,
    [release, start, now, new Date(now.getTime() + life)],
  )
  return rows.length > 0
}
