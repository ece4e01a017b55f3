import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Db, nested, retrying, transactionGuard } from './db.ts'

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

const int8 = 20
const numeric = 1700

const custom: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format)),
}

const names = new Map<string, string>()

/** A name makes the connection prepare the statement once. The name says nothing else. */
const nameOf = (sql: string): string => {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  names.set(sql, name)
  return name
}

const asDb = (runner: Runner, check: () => void, rest: Pick<Db, 'transaction' | 'close'>): Db => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => {
    check()
    const answer = await runner.query({ name: nameOf(sql), text: sql, values: [...params] })
    return answer.rows as Row[]
  },
  script: async (sql) => {
    check()
    await runner.query(sql)
  },
  ...rest,
})

const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

const inTransaction = async <T>(client: pg.PoolClient, run: (tx: Db) => Promise<T>): Promise<T> => {
  try {
    await client.query('begin')
    const result = await run(asDb(client, () => undefined, { transaction: nested, close: nested }))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is broken: the pool makes another.
    client.release(!(await rolledBack(client)))
    throw error
  }
}

/** A process that stands still in the middle of a transaction loses it: what it has locked, others wait for. */
const usualPause = 10_000

const poolOf = (url: string, longestPause: number, onIdleError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    types: custom,
    max: 20,
    application_name: 'soundroof',
    idle_in_transaction_session_timeout: longestPause,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  // So would one that breaks between two statements of a transaction: the next statement tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A PostgreSQL server, 15 or newer. */
export const openServer = (
  url: string,
  onIdleError: (error: Error) => void,
  { longestPause = usualPause }: { readonly longestPause?: number } = {},
): Db => {
  const pool = poolOf(url, longestPause, onIdleError)
  const guard = transactionGuard()
  const once = async <T>(run: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    return guard.run(() => inTransaction(client, run))
  }
  return asDb(pool, guard.check, {
    transaction: async (run) => {
      guard.check()
      return retrying(() => once(run))
    },
    close: () => pool.end(),
  })
}
