import { setTimeout } from 'node:timers/promises'
import type { Db } from '../database/db.ts'
import { refuse } from '../http/refused.ts'
import type { Log } from '../log.ts'

/**
 * After a newer release has migrated the database, this server knows neither new columns nor their seals, so its writes
 * would be wrong. It checks every two seconds; a transaction that finds the last check older checks itself, so nothing is
 * written later even where a check waits for a connection.
 */
const lookEveryMs = 2000
const oldestLookMs = 3000

const writing = /\b(?:insert\s+into|update|delete\s+from)\b/i
const newestSql = 'select max(number) as newest from schema_migrations'

type Needs = {
  readonly db: Db
  /** The newest migration of this release. */
  readonly known: number
  readonly log: Log
}

/** The database, guarded against a newer release. */
export type SchemaWatch = {
  /** Refuses to write once the database has newer migrations. */
  readonly db: Db
  /** Resolves then: time to stop. */
  readonly overtaken: Promise<void>
  readonly stop: () => Promise<void>
}

export const watchSchema = ({ db, known, log }: Needs): SchemaWatch => {
  const abort = new AbortController()
  let lookedAt = performance.now()
  let isOvertaken = false
  let tell: () => void = () => undefined
  const overtaken = new Promise<void>((resolve) => {
    tell = resolve
  })

  const look = async (asked: Db): Promise<void> => {
    const began = performance.now()
    const [row] = await asked.query<{ newest: number }>(newestSql)
    lookedAt = began
    if (isOvertaken || (row?.newest ?? 0) <= known) return
    isOvertaken = true
    const why = `The database is at migration ${row?.newest}, this version knows ${known}: a newer version runs. Nothing more is written.`
    log.error('a newer version runs', new Error(why))
    tell()
  }
  const requireNewest = (): void => {
    if (isOvertaken) throw refuse(503, 'versionOvertaken')
  }
  const looking = (async () => {
    while (!abort.signal.aborted && !isOvertaken) {
      await setTimeout(lookEveryMs, undefined, { signal: abort.signal }).catch(() => undefined)
      if (!abort.signal.aborted) await look(db).catch((error) => log.error('the schema could not be read', error))
    }
  })()
  return {
    overtaken,
    stop: async () => {
      abort.abort()
      await looking
    },
    db: {
      ...db,
      query: async (sql, params, options) => {
        if (writing.test(sql)) requireNewest()
        return db.query(sql, params, options)
      },
      transaction: async (run) => {
        requireNewest()
        return db.transaction(async (tx) => {
          if (performance.now() - lookedAt > oldestLookMs) await look(tx)
          requireNewest()
          return run(tx)
        })
      },
    },
  }
}
