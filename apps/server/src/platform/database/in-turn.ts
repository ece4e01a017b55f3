import { hasTime, presentCaller, timeLeft } from './call-time.ts'
import { connectionTurns, type GiveBack, type Totals } from './connection-turns.ts'
import { tooLong } from './database-away.ts'

/** Turns of the present call's caller, or of the server's own work, which waits no longer than `ownMs`. */
export const turnsOfCallers = (totals: Totals, ownMs: number | null) => {
  const take = connectionTurns(totals)
  return async (isTransaction: boolean): Promise<GiveBack> => {
    const giveBack = await take({ caller: presentCaller(), isTransaction }, timeLeft() ?? ownMs)
    if (hasTime()) return giveBack
    giveBack()
    throw tooLong()
  }
}
