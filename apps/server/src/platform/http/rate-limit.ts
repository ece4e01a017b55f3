import type { EndpointName } from '@soundroof/contract/api'
import { told } from '@soundroof/contract/platform/messages'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { secondsLong } from './attempt-counts.ts'
import type { Account } from './handler.ts'
import { countPerMinute } from './minute-counts.ts'
import { Refused } from './refused.ts'

/** Calls a minute, counted in this process only (decision 021). */

/** An app store sends notices about all customers from few addresses, and repeats refused ones. */
const noticesPerMinute = 6000
const notices: readonly EndpointName[] = ['appleNotice', 'googleNotice', 'sandboxNotice']

const tooMany = (waitMs: number): Refused => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = secondsLong(seconds)
  return new Refused(429, told('tooManyRequests', { wait }), undefined, { 'retry-after': String(seconds) })
}

/** Counts calls; throws 429 above `most`. */
export const perMinute = (most: number, clock: Clock) => {
  const counted = countPerMinute(clock)
  return (caller: string): void => {
    const { count, msLeft } = counted(caller)
    if (count > most) throw tooMany(msLeft)
  }
}

type Incoming = {
  readonly name: EndpointName
  readonly network: string
  readonly hasToken: boolean
  readonly admit: () => Promise<Account | null>
}

/** Admits the call; throws 429 when the caller made too many. */
export type Limit = (incoming: Incoming) => Promise<Account | null>

const unlimited: Limit = ({ admit }) => admit()

/** A program counts apart from its owner, so that a runaway one cannot keep the owner from revoking its key. */
export const callerOf = ({ id, apiKey }: Account): string =>
  apiKey === undefined ? `account ${id}` : `programs of ${id}`

/** By account; by network without a valid session. */
export const limitCalls = ({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>, clock: Clock): Limit => {
  if (requestsPerMinute === 'off') return unlimited
  const count = perMinute(requestsPerMinute, clock)
  const countNotice = perMinute(noticesPerMinute, clock)
  return async ({ name, network, hasToken, admit }) => {
    const isNotice = notices.includes(name)
    if (isNotice) countNotice(network)
    else if (!hasToken) count(`network ${network}`)
    if (isNotice || !hasToken) return admit()
    const account = await admit().catch((error: unknown) => {
      if (error instanceof Refused) count(`network ${network}`)
      throw error
    })
    count(account ? callerOf(account) : `network ${network}`)
    return account
  }
}
