import { hasTime, hasWaitedForItself, presentCaller, timeLeft } from './call-time.ts'
import { connectionTurns, type GiveBack, type Totals } from './connection-turns.ts'
import { tooLong } from './database-away.ts'

/** Ends before the call's own time, so that a caller who waits for itself is told so. */
const soonerMs = 50

/** Turns of the present call's caller, or of the server's own work, which waits at most `ownMs`. */
export const turnsOfCallers = (totals: Totals, ownMs: number | null) => {
  const take = connectionTurns(totals)
  return async (isTransaction: boolean): Promise<GiveBack> => {
    const left = timeLeft()
    const longestMs = left === null ? ownMs : Math.max(0, left - soonerMs)
    const { giveBack, forItselfMs } = await take({ caller: presentCaller(), isTransaction }, longestMs)
    hasWaitedForItself(forItselfMs)
    if (hasTime()) return giveBack
    giveBack()
    throw tooLong()
  }
}
