import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { type Db, nested, retrying, transactionGuard } from './db.ts'

type Runner = Pick<Transaction, 'query' | 'exec'>

const asDb = (runner: Runner, rest: Pick<Db, 'transaction' | 'close'>): Db => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => (await runner.query<Row>(sql, [...params])).rows,
  script: async (sql) => {
    await runner.exec(sql)
  },
  ...rest,
})

/** As on the server: int8 and numeric are numbers. */
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number }

/** PostgreSQL inside this process. Without a folder it lives in memory. */
export const openEmbedded = async (folder?: string): Promise<Db> => {
  const engine = await PGlite.create({ parsers, ...(folder ? { dataDir: folder } : {}) })
  const guard = transactionGuard()
  const outer: Runner = {
    query: (sql, params) => {
      guard.check()
      return engine.query(sql, params)
    },
    exec: (sql) => {
      guard.check()
      return engine.exec(sql)
    },
  }
  const once = <T>(run: (tx: Db) => Promise<T>): Promise<T> =>
    engine.transaction((tx) => guard.run(() => run(asDb(tx, { transaction: nested, close: nested }))))
  return asDb(outer, {
    transaction: async (run) => {
      guard.check()
      return retrying(() => once(run))
    },
    close: () => engine.close(),
  })
}
