import { engineVersion } from '@soundroof/engine/version'
import type { Db } from '../../platform/database/db.ts'
import { engineCode } from '../../roofs/calculations/engine-code.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'

/** A process that searches. */
export type Searcher = {
  /** Version and code of what it calculates with. */
  readonly engine: string
  /** The same with the published figures: processes of one release agree. */
  readonly release: string
  /** Counted by the database: clocks of two machines differ. */
  readonly start: number
}

/** A process looks each minute; one that has not for so long has ended, or reaches the database no more. */
const life = 300_000

const rowSql = 'insert into reconsideration_search default values on conflict do nothing'

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
 * Of two releases beside each other the one that was started last searches while a process of it lives: they would mark,
 * settle and tell in turn. Who takes the search over holds its row until the transaction ends.
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
