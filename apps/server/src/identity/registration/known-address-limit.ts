import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute, takeBackAttempts } from '../../platform/http/attempt-counts.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'

/** Registering reveals whether an address has an account: at most this often an hour for a network. */
const most = 5
const hour = 60 * minute

const subjectOf = (network: string): string => `known addresses:${network}`

/** Takes back the count when the address had no account or was not looked up. */
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

/** Registrations of one network run one after the other, so that ten people at once do not use up the limit. */
const turns = turnsPerKey(1)

/** Whether this network learns of the address for the first time in an hour: it already knows one that it registered. */
const isNews = async (db: Db, network: string, address: string, now: Date): Promise<boolean> => {
  const [told] = await countAttempts(db, [`told of an address:${network}:${address}`], now, hour)
  return told?.failures === 1
}

type Asked = { readonly network: string; readonly address: string; readonly now: Date }

/**
 * Runs a registration, and counts it when it tells this network that the address has an account already (`work` returns
 * null). @param asked.address its pseudonym
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
