import { createHash } from 'node:crypto'
import pg from 'pg'
import { applicationName, isAbortedForCertain } from './aborted-for-certain.ts'
import { hasTime } from './call-time.ts'
import type { GiveBack } from './connection-turns.ts'
import { asking, DatabaseAway, MayHaveCommitted, tooLong } from './database-away.ts'
import { type Db, nested, type QueryOptions, retrying, transactionGuard } from './db.ts'
import { fieldNameOf } from './field-names.ts'
import { turnsOfCallers } from './in-turn.ts'

/** A connection in turn, and how to give it back; a broken one is closed, and the pool opens another. */
type Held = { readonly client: pg.PoolClient; readonly release: (isBroken?: boolean) => void }
/** Runs a statement on some connection. */
type Runner = <T>(run: (client: pg.PoolClient) => Promise<T>) => Promise<T>

/** PostgreSQL allows a hundred by default: enough for four processes. */
const mostConnections = 20
/** Leaves connections for reading while every transaction waits for a lock. */
const mostTransactions = 14

const int8 = 20
const numeric = 1700

const custom: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format)),
}

const names = new Map<string, string>()

/** A named statement is prepared once for each connection. */
const nameOf = (sql: string): string => {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  names.set(sql, name)
  return name
}

/** Time limits towards PostgreSQL, milliseconds, below the ten seconds after which clients give up. */
export type DatabaseWaits = {
  /** To get a connection, from the pool or new. */
  readonly connectMs: number
  /** PostgreSQL cancels a statement after this. */
  readonly statementMs: number
  /** Closes the connection without an answer after this. */
  readonly answerMs: number
  /** Between two statements of a transaction, since a stopped process would hold its locks. */
  readonly pauseMs: number
}

const usualWaits: DatabaseWaits = { connectMs: 5000, statementMs: 8000, answerMs: 9000, pauseMs: 5000 }

/** The library accepts `query_timeout` for one statement; its types do not list it. */
const inTime = (text: string, answerMs: number) => ({ text, query_timeout: answerMs })

const rowsOf = <Row>({ rows, fields }: pg.QueryArrayResult): Row[] => {
  const names = fields.map(({ name }) => fieldNameOf(name))
  return rows.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as Row)
}

type Rest = Pick<Db, 'transaction' | 'close'>

const asDb = (runner: Runner, { answerMs }: DatabaseWaits, rest: Rest): Db => ({
  query: async <Row>(sql: string, params: readonly unknown[] = [], { planEachTime = false }: QueryOptions = {}) => {
    const named = planEachTime ? {} : { name: nameOf(sql) }
    const statement = { ...inTime(sql, answerMs), ...named, values: [...params], rowMode: 'array' as const }
    return runner(async (client) => rowsOf<Row>(await client.query<unknown[]>(statement)))
  },
  script: async (sql) => {
    await runner((client) => client.query(sql))
  },
  ...rest,
})

const rolledBack = (client: pg.PoolClient, { answerMs }: DatabaseWaits): Promise<boolean> =>
  client.query(inTime('rollback', answerMs)).then(
    () => true,
    () => false,
  )

/** Number of the transaction, under which PostgreSQL knows its outcome. */
const beginSql = 'begin; select pg_current_xact_id()::text as id'

const idOf = (answers: unknown): string => {
  const [, { rows }] = answers as readonly [unknown, { readonly rows: readonly [{ readonly id: string }] }]
  return rows[0].id
}

type Ended<T> =
  | { readonly isAnswered: true; readonly result: T }
  | { readonly isAnswered: false; readonly transaction: string; readonly error: unknown }

const inTransaction = async <T>(
  { client, release }: Held,
  waits: DatabaseWaits,
  run: (tx: Db) => Promise<T>,
): Promise<Ended<T>> => {
  const tx = asDb((statement) => asking(() => statement(client)), waits, { transaction: nested, close: nested })
  const bare = (text: string) => asking(() => client.query(inTime(text, waits.answerMs)))
  let isWhole = false
  try {
    const transaction = idOf(await bare(beginSql))
    const result = await run(tx)
    const error = await bare('commit').then(
      () => null,
      (refused: unknown) => ({ refused }),
    )
    isWhole = error === null
    return error === null ? { isAnswered: true, result } : { isAnswered: false, transaction, error: error.refused }
  } catch (error) {
    isWhole = !(error instanceof DatabaseAway) && (await rolledBack(client, waits))
    throw error
  } finally {
    // A connection that does not answer, or cannot roll back, is closed; the pool opens another.
    release(!isWhole)
  }
}

const poolOf = (url: string, waits: DatabaseWaits, onIdleError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    types: custom,
    max: mostConnections,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: waits.connectMs,
    statement_timeout: waits.statementMs,
    idle_in_transaction_session_timeout: waits.pauseMs,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  // The same goes for one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Gives the connection back unused where the caller's time is over by then. */
const connected = async (pool: pg.Pool, giveBack: GiveBack): Promise<Held> => {
  const client = await pool.connect().catch((error) => {
    giveBack()
    throw error
  })
  const release = (isBroken = false): void => {
    client.release(isBroken)
    giveBack()
  }
  if (hasTime()) return { client, release }
  release()
  throw tooLong()
}

const onConnection = async <T>({ client, release }: Held, run: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  try {
    const answer = await run(client)
    release()
    return answer
  } catch (error) {
    release(true)
    throw error
  }
}

/** A PostgreSQL server, 15 or newer. */
export const openServer = (
  url: string,
  onIdleError: (error: Error) => void,
  changed: Partial<DatabaseWaits> = {},
): Db => {
  const waits = { ...usualWaits, ...changed }
  const pool = poolOf(url, waits, onIdleError)
  const guard = transactionGuard()
  const turn = turnsOfCallers({ connections: mostConnections, transactions: mostTransactions }, waits.connectMs)
  const hold = async (isTransaction: boolean) => connected(pool, await turn(isTransaction))
  const once = async <T>(run: (tx: Db) => Promise<T>): Promise<T> => {
    const holding = hold(true)
    const held = await asking(() => holding).catch((error) => {
      // A connection that arrives too late is given back.
      holding.then(
        ({ release }) => release(),
        () => undefined,
      )
      throw error
    })
    const ended = await guard.run(() => inTransaction(held, waits, run))
    if (ended.isAnswered) return ended.result
    const { transaction, error } = ended
    throw (await isAbortedForCertain(url, transaction)) ? error : new MayHaveCommitted(error)
  }
  const alone: Runner = async (run) => {
    guard.check()
    return asking(async () => onConnection(await hold(false), run))
  }
  return asDb(alone, waits, {
    transaction: async (run) => {
      guard.check()
      return retrying(() => once(run))
    },
    close: () => pool.end(),
  })
}
