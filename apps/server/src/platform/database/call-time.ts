import { AsyncLocalStorage } from 'node:async_hooks'
import { type Caller, ownWork } from './caller.ts'

type Call = { leftMs: number; forItselfMs: number; readonly givenMs: number; isOver: boolean; caller: Caller }
const calls = new AsyncLocalStorage<Call>()

/** Runs `work` so that all its questions to the database together wait no longer than this; work that it leaves behind is not bound. */
export const withinDatabaseTime = <T>(leftMs: number, caller: Caller, work: () => Promise<T>): Promise<T> => {
  const own: Call = { leftMs, givenMs: leftMs, forItselfMs: 0, isOver: false, caller }
  return calls.run(own, () =>
    work().finally(() => {
      own.isOver = true
    }),
  )
}

/** Work that answers no call, although a call may be the first to want it. */
export const outsideCalls = <T>(work: () => T): T => calls.exit(work)

const present = (): Call | null => {
  const own = calls.getStore()
  // What a call without any time left has not begun is not begun afterwards either.
  return own && (!own.isOver || own.leftMs <= 0) ? own : null
}

/** From here on the call is known to be this caller's. */
export const callIsOf = (caller: Caller): void => {
  const own = present()
  if (own) own.caller = caller
}

export const presentCaller = (): Caller => present()?.caller ?? ownWork

/** Milliseconds; null: not bound. */
export const timeLeft = (): number | null => present()?.leftMs ?? null

export const hasTime = (): boolean => (timeLeft() ?? 1) > 0

/** Takes the time that `work` needs from the call. */
export const spendingTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const own = present()
  if (!own) return work()
  const began = performance.now()
  return work().finally(() => {
    own.leftMs -= performance.now() - began
  })
}

/** The call has no time any more. */
export const useUpTime = (): void => {
  const own = present()
  if (own) own.leftMs = 0
}

/** So long the call waited because its caller's own transactions came first. */
export const hasWaitedForItself = (ms: number): void => {
  const own = present()
  if (own) own.forItselfMs += ms
}

/** The same before it asked the database anything: that time is not counted yet. */
export const waitedForItself = (ms: number): void => {
  hasWaitedForItself(ms)
  const own = present()
  if (own) own.leftMs -= ms
}

/** Whether that is what used up its time. */
export const usedItsTimeItself = (): boolean => {
  const own = present()
  return own !== null && own.leftMs <= 0 && own.forItselfMs > own.givenMs / 2
}
