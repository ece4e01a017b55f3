import { setImmediate as nextRound } from 'node:timers/promises'
import { PGlite, type PGliteOptions, protocol, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { asking, MayHaveCommitted } from './database-away.ts'
import { type Db, nested, retrying, sqlState, transactionGuard } from './db.ts'
import { turnsOfCallers } from './in-turn.ts'
import { type Statement, statementsOf } from './prepared-statements.ts'

/** As from PostgreSQL: int8 and numeric as numbers. */
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number }

type Plain = Pick<Db, 'query' | 'script'>

const valuesOf = (engine: PGlite, { parameterTypes }: Statement, params: readonly unknown[]) =>
  params.map((value, index) => {
    if (value === null || value === undefined) return null
    const serialize = engine.serializers[parameterTypes[index] ?? 0]
    return serialize ? serialize(value) : String(value)
  })

const rowOf = (engine: PGlite, { fields }: Statement, texts: readonly (string | null)[]) =>
  Object.fromEntries(
    fields.map(({ name, type }, index) => {
      const text = texts[index] ?? null
      const parse = engine.parsers[type]
      return [name, text === null || !parse ? text : parse(text, type)]
    }),
  )

/**
 * Statements in PostgreSQL's protocol: planned once, then bound and executed in one call. The library's `query` parses and
 * plans each time, which costs several times as much.
 */
const plain = (engine: PGlite): Plain => {
  const prepare = statementsOf(engine)
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) => {
      const statement = await prepare(sql)
      const { bind, execute, sync } = protocol.serialize
      const values = valuesOf(engine, statement, params)
      const message = Buffer.concat([bind({ statement: statement.name, values }), execute({}), sync()])
      const { messages } = await engine.execProtocol(message)
      return messages.flatMap((answer) =>
        answer instanceof protocol.messages.DataRowMessage ? [rowOf(engine, statement, answer.fields) as Row] : [],
      )
    },
    script: async (sql) => {
      await engine.exec(sql)
    },
  }
}

const inTransaction = async <T>(inner: Plain, run: (tx: Db) => Promise<T>): Promise<T> => {
  await inner.query('begin')
  try {
    const result = await run({ ...inner, transaction: nested, close: nested })
    await inner.query('commit').catch((error) => {
      // An engine that broke may have written the commit; its next start shows.
      throw sqlState(error) === undefined ? new MayHaveCommitted(error) : error
    })
    return result
  } catch (error) {
    // A broken engine refuses this too; the first error is reported.
    await inner.query('rollback').catch(() => undefined)
    throw error
  }
}

/** PostgreSQL inside this process. */
export const startEngine = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, parsers, extensions: { pg_trgm } })

/** For an engine that is open already, such as a test's copy. */
export const dbOn = async (engine: PGlite): Promise<Db> => {
  // Planning each call costs more than a better plan saves.
  await engine.exec('set plan_cache_mode = force_generic_plan')
  const inner = plain(engine)
  const guard = transactionGuard()
  const turn = turnsOfCallers({ connections: 1, transactions: 1 }, null)
  const inTurn = async <T>(isTransaction: boolean, work: () => Promise<T>): Promise<T> => {
    const giveBack = await asking(() => turn(isTransaction))
    // The engine runs in this thread, so other work gets a round of the event loop between two turns.
    await nextRound()
    return work().finally(giveBack)
  }
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    return inTurn(false, work)
  }
  return {
    query: async (sql, params) => alone(() => inner.query(sql, params)),
    script: async (sql) => alone(() => inner.script(sql)),
    transaction: async (run) => {
      guard.check()
      return retrying(() => inTurn(true, () => guard.run(() => inTransaction(inner, run))))
    },
    close: () => inTurn(false, () => engine.close()),
  }
}

/** Without a folder it lives in memory. */
export const openEmbedded = async (folder?: string): Promise<Db> =>
  dbOn(await startEngine(folder ? { dataDir: folder } : {}))
