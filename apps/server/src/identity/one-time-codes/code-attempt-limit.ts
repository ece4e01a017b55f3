import type { GivenCode } from '@soundroof/contract/identity/one-time-codes'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'

/**
 * A code has a million values, and three hold at a time: whoever knows the password could find one by trying long enough.
 * Thirty a day from everywhere leave a chance of one in eleven thousand a day. Recovery codes cannot be guessed: they let
 * the owner in meanwhile, and a right code of either kind begins the count anew.
 */
const most = 30
const day = 24 * 60 * minute

const subjectOf = (accountId: string): string => `codes:${accountId}`

/** Before the code is looked at: of many guesses at once no more are looked at. */
export const countTry = async (db: Db, accountId: string, { kind }: GivenCode, now: Date): Promise<void> => {
  if (kind === 'recovery') return
  const [count] = await countAttempts(db, [subjectOf(accountId)], now, day)
  if (count && count.failures > most) throw limited('tooManyCodes', count.ends, now)
}

/** Counted apart: codes that are on are not to be locked by whoever has a session alone. */
const setupSubjectOf = (accountId: string): string => `code setup:${accountId}`

export const countSetupTry = async (db: Db, accountId: string, now: Date): Promise<void> => {
  const [count] = await countAttempts(db, [setupSubjectOf(accountId)], now, day)
  if (count && count.failures > most) throw limited('tooManyAttempts', count.ends, now)
}

/** With every new secret: guesses at the last one say nothing of it. */
export const forgetSetupTries = (tx: Db, accountId: string) =>
  tx.query('delete from login_failures where subject = $1', [setupSubjectOf(accountId)])

export const forgetTries = async (tx: Db, accountId: string): Promise<void> => {
  await tx.query('delete from login_failures where subject = $1', [subjectOf(accountId)])
  await forgetSetupTries(tx, accountId)
}
