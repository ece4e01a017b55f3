import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute, takeBackAttempts } from '../../platform/http/attempt-counts.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'

/** Registering reveals whether an address has an account: at most this many per hour and network. */
const most = 5
const hour = 60 * minute

const subjectOf = (network: string): string => `known addresses:${network}`

/** Gives the answer back where the address had no account or was not looked up. */
export const giveAnswerBack = (db: Db, network: string) => takeBackAttempts(db, subjectOf(network))

/**
 * Reserves one of the remaining answers before the address is looked up, so that questions at once cannot exceed the limit.
 * Throws when none is left, for an unknown address too.
 */
export const holdAnswer = async (db: Db, network: string, now: Date): Promise<void> => {
  const [answers] = await countAttempts(db, [subjectOf(network)], now, hour)
  if (!answers || answers.failures <= most) return
  await giveAnswerBack(db, network)
  throw limited('tooManyAttempts', answers.ends, now)
}

/** Registrations of one network run one after the other, so that ten people at once do not use up the limit. */
const turns = turnsPerKey(1)

/** Whether the network learns this for the first time in an hour: it already knows addresses that it registered. */
const isNews = async (db: Db, network: string, address: string, now: Date): Promise<boolean> => {
  const [told] = await countAttempts(db, [`told of an address:${network}:${address}`], now, hour)
  return told?.failures === 1
}

type Asked = { readonly network: string; readonly address: string; readonly now: Date }

/**
 * Runs a registration, and counts it where it reveals that the address has an account (`work` returns null). @param address
 * its pseudonym
 */
export const countingKnownAddress = <T>(db: Db, { network, address, now }: Asked, work: () => Promise<T | null>) =>
  turns(network, async () => {
    await holdAnswer(db, network, now)
    let counts = false
    try {
      const made = await work()
      const news = await isNews(db, network, address, now)
      counts = made === null && news
      return made
    } finally {
      if (!counts) await giveAnswerBack(db, network)
    }
  })
