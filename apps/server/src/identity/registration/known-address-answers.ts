import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'

/** Registering says whether an address is known: so often an hour, by network. */
const most = 5
const hour = 60 * minute

const subjectOf = (network: string): string => `known addresses:${network}`

/**
 * Holds one of the answers that are left, before the address is looked up: of many questions at once no more than these
 * are answered at all. Throws when none is left, for an unknown address too.
 */
export const holdAnswer = async (db: Db, network: string, now: Date): Promise<void> => {
  const [answers] = await countAttempts(db, [subjectOf(network)], now, hour)
  if (answers && answers.failures > most) throw limited('tooManyAttempts', answers.ends, now)
}

/** The address was not known: the answer is still there to be given. */
export const giveAnswerBack = (db: Db, network: string) =>
  db.query('update login_failures set failures = failures - 1 where subject = $1 and failures > 0', [
    subjectOf(network),
  ])
