import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * `planEachTime`: plans with the values, where a rare name needs another plan than a common one. PostgreSQL only; the
 * embedded database always plans once.
 */
export type QueryOptions = { readonly planEachTime?: boolean }

/**
 * One way to the database, embedded or server: same statements (PostgreSQL 15), same values
 * (int8 as number, timestamptz as Date, jsonb as objects), a column `created_at` as `createdAt`. JSON goes in as text:
 * `$1::jsonb` with `JSON.stringify`.
 */
export type Db = {
  readonly query: <Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) => Promise<Row[]>
  /** Several statements without parameters. */
  readonly script: (sql: string) => Promise<void>
  /** Runs again after a serialization failure or deadlock, so `run` may only touch `tx`. */
  readonly transaction: <T>(run: (tx: Db) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
  /** Key of the record chains (platform/audit/chain.ts). */
  readonly recordKey?: string
}

/** The SQLSTATE of a database error; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** A row with this key exists. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
const isWorthRetrying = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')

const attempts = 5

/** Runs a transaction again after a serialization failure or a deadlock. */
export const retrying = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
    }
  }
}

/**
 * The embedded database has one connection, so using it inside its own transaction would wait for ever. On both databases
 * this is an error, so that tests find it.
 */
export const transactionGuard = () => {
  const inside = new AsyncLocalStorage<true>()
  return {
    check: () => {
      if (inside.getStore()) throw new Error('Inside a transaction only its own tx may be used.')
    },
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  }
}

/** Passed as `transaction` inside a transaction. */
export const nested = (): never => {
  throw new Error('A transaction inside a transaction: pass the tx on instead.')
}
