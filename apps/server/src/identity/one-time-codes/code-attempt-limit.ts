import type { GivenCode } from '@soundroof/contract/identity/one-time-codes'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'

/**
 * A code has a million values, and three count at a time, so a thief with the password could find one by trying. Thirty
 * tries a day leave a chance of one in eleven thousand a day. Recovery codes cannot be guessed: they let the owner in, and
 * a right code of either kind resets the count.
 */
const most = 30
const day = 24 * 60 * minute

const subjectOf = (accountId: string): string => `codes:${accountId}`

/** Counted before the code is checked, so that guesses at once cannot exceed the limit. */
export const countTry = async (db: Db, accountId: string, { kind }: GivenCode, now: Date): Promise<void> => {
  if (kind === 'recovery') return
  const [count] = await countAttempts(db, [subjectOf(accountId)], now, day)
  if (count && count.failures > most) throw limited('tooManyCodes', count.ends, now)
}

/** A count of its own: a thief with a session alone must not lock codes that are on. */
const setupSubjectOf = (accountId: string): string => `code setup:${accountId}`

/** Throws 429 after too many wrong first codes a day. */
export const countSetupTry = async (db: Db, accountId: string, now: Date): Promise<void> => {
  const [count] = await countAttempts(db, [setupSubjectOf(accountId)], now, day)
  if (count && count.failures > most) throw limited('tooManyAttempts', count.ends, now)
}

/** With every new secret: guesses at the former one reveal nothing of it. */
export const forgetSetupTries = (tx: Db, accountId: string) =>
  tx.query('delete from login_failures where subject = $1', [setupSubjectOf(accountId)])

/** After a right code, and when codes are removed. */
export const forgetTries = async (tx: Db, accountId: string): Promise<void> => {
  await tx.query('delete from login_failures where subject = $1', [subjectOf(accountId)])
  await forgetSetupTries(tx, accountId)
}
