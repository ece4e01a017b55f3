import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute, takeBackAttempts } from '../../platform/http/attempt-counts.ts'
import { turnsPerKey } from '../../platform/work/turns-per-key.ts'

/** Registering says whether an address is known: so often an hour, by network. */
const most = 5
const hour = 60 * minute

const subjectOf = (network: string): string => `known addresses:${network}`

/** The address was not known, or was never looked up: the answer is still there to be given. */
export const giveAnswerBack = (db: Db, network: string) => takeBackAttempts(db, subjectOf(network))

/**
 * Holds one of the answers that are left, before the address is looked up: of many questions at once no more than these
 * are answered at all. Throws when none is left, for an unknown address too.
 */
export const holdAnswer = async (db: Db, network: string, now: Date): Promise<void> => {
  const [answers] = await countAttempts(db, [subjectOf(network)], now, hour)
  if (!answers || answers.failures <= most) return
  await giveAnswerBack(db, network)
  throw limited('tooManyAttempts', answers.ends, now)
}

/** One registration of a network after the other: ten people at once must not take each other's answers. */
const turns = turnsPerKey(1)

/** Registers, and counts an answer where the address is known already: `work` answers null. */
export const countingKnownAddress = <T>(db: Db, network: string, now: Date, work: () => Promise<T | null>) =>
  turns(network, async () => {
    await holdAnswer(db, network, now)
    let isKnown = false
    try {
      const made = await work()
      isKnown = made === null
      return made
    } finally {
      if (!isKnown) await giveAnswerBack(db, network)
    }
  })
