import { spendingTime, timeLeft, usedItsTimeItself, useUpTime } from './call-time.ts'
import { sqlState } from './db.ts'

/** PostgreSQL is unavailable for now: no connection, no answer in time, or shutting down. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const { message, code } = Object(cause) as { message?: string; code?: string }
    super(`The database does not answer: ${message || code || String(cause)}`, { cause })
  }
}

/** The connection broke at `commit`, and PostgreSQL did not confirm an abort: objects that the transaction names must stay. */
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

/** A transaction of the call has waited for others of its caller as long as it may. */
export class WaitedForItself extends Error {
  constructor() {
    super('The caller has too many transactions at once.')
  }
}

/** Names the caller's own transactions where the call spent most of its time waiting for them. */
export const whyNotInTime = (error: unknown): unknown => {
  const isKnown = error instanceof DatabaseAway && !(error instanceof MayHaveCommitted)
  return isKnown && usedItsTimeItself() ? new WaitedForItself() : error
}

/** The call has waited for the database as long as it may. */
export const tooLong = () => new DatabaseAway(new Error('the time of the call is used up'))

/** Rejects when the time is over; the query itself ends by its own limits. */
const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
  const left = timeLeft()
  if (left === null) return ask()
  if (left <= 0) throw tooLong()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      useUpTime()
      reject(tooLong())
    }, left)
  })
  return spendingTime(() => Promise.race([ask(), over])).finally(() => clearTimeout(timer))
}

/** Turns connection and time-out errors into DatabaseAway; other errors pass through. */
export const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(ask)
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(error) : error
  }
}

/** The answer, or `otherwise` when the database takes longer than this. */
export const soon = async <T>(answer: Promise<T>, longestMs: number, otherwise: () => T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs)
  })
  return Promise.race([answer, over.then(otherwise)]).finally(() => clearTimeout(timer))
}
