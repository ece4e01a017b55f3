import { AsyncLocalStorage } from 'node:async_hooks'
import { sqlState } from './db.ts'

/** PostgreSQL is unavailable for now: no connection, no answer in time, or shutting down. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const { message, code } = Object(cause) as { message?: string; code?: string }
    super(`The database does not answer: ${message || code || String(cause)}`, { cause })
  }
}

/** The connection broke off at `commit`, and PostgreSQL did not say that nothing was kept: whatever the transaction names may be needed. */
export class MayHaveCommitted extends DatabaseAway {}

const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Connection lost (class 08), statement stopped by its time limit, server stopping or starting, connections used up. */
const states = /^(08...|57014|57P0[123]|53300|25P03)$/

/** Errors of the library that carry no code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/

const isAway = (error: unknown): boolean => {
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string }
  return networkCodes.test(code) || states.test(sqlState(error) ?? '') || messages.test(message)
}

type Patience = { leftMs: number; isOver: boolean }
const patience = new AsyncLocalStorage<Patience>()

/** Runs `work` so that all its questions to the database together wait no longer than this; work that it leaves behind is not bound. */
export const withinDatabaseTime = <T>(leftMs: number, work: () => Promise<T>): Promise<T> => {
  const own = { leftMs, isOver: false }
  return patience.run(own, () =>
    work().finally(() => {
      own.isOver = true
    }),
  )
}

const tooLong = () => new DatabaseAway(new Error('the time of the call is used up'))

/** Whoever asks without an answer in the time that is left is told so; the question itself ends by its own limits. */
const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
  const own = patience.getStore()
  if (!own || own.isOver) return ask()
  if (own.leftMs <= 0) throw tooLong()
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLong()), own.leftMs)
  })
  try {
    return await Promise.race([ask(), over])
  } finally {
    clearTimeout(timer)
    own.leftMs -= performance.now() - began
  }
}

/** Turns connection and time-out errors into DatabaseAway; other errors pass through. */
export const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(ask)
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(error) : error
  }
}
