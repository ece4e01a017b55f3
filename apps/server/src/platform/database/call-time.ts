import { AsyncLocalStorage } from 'node:async_hooks'
import { type Caller, ownWork } from './caller.ts'

type Call = { leftMs: number; forItselfMs: number; readonly givenMs: number; isOver: boolean; caller: Caller }
const calls = new AsyncLocalStorage<Call>()

/** Runs `work` so that its queries together wait no longer than this; work that outlives the call is not limited. */
export const withinDatabaseTime = <T>(leftMs: number, caller: Caller, work: () => Promise<T>): Promise<T> => {
  const own: Call = { leftMs, givenMs: leftMs, forItselfMs: 0, isOver: false, caller }
  return calls.run(own, () =>
    work().finally(() => {
      own.isOver = true
    }),
  )
}

/** For work that answers no call, although a call may start it. */
export const outsideCalls = <T>(work: () => T): T => calls.exit(work)

const present = (): Call | null => {
  const own = calls.getStore()
  // Work that a call without time left has not begun is not begun later either.
  return own && (!own.isOver || own.leftMs <= 0) ? own : null
}

/** From here on the call counts for this caller. */
export const callIsOf = (caller: Caller): void => {
  const own = present()
  if (own) own.caller = caller
}

/** The server's own work outside a call. */
export const presentCaller = (): Caller => present()?.caller ?? ownWork

/** Milliseconds; null: no limit. */
export const timeLeft = (): number | null => present()?.leftMs ?? null

/** True without a limit. */
export const hasTime = (): boolean => (timeLeft() ?? 1) > 0

/** Takes the time of `work` from the call. */
export const spendingTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const own = present()
  if (!own) return work()
  const began = performance.now()
  return work().finally(() => {
    own.leftMs -= performance.now() - began
  })
}

/** Ends the call's time. */
export const useUpTime = (): void => {
  const own = present()
  if (own) own.leftMs = 0
}

/** Notes how long the call waited for its caller's own transactions. */
export const hasWaitedForItself = (ms: number): void => {
  const own = present()
  if (own) own.forItselfMs += ms
}

/** The same before its first query, so the time is not counted yet. */
export const waitedForItself = (ms: number): void => {
  hasWaitedForItself(ms)
  const own = present()
  if (own) own.leftMs -= ms
}

/** Whether waiting for the caller's own transactions used up its time. */
export const usedItsTimeItself = (): boolean => {
  const own = present()
  return own !== null && own.leftMs <= 0 && own.forItselfMs > own.givenMs / 2
}
