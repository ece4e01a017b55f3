import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTime, waitedForItself } from '../database/call-time.ts'
import { tooLong } from '../database/database-away.ts'
import { mostAtOnce, places } from '../turns/most-at-once.ts'
import { turnsPerKey } from '../turns/turns-per-key.ts'
import { refuseTooManyAtOnce } from './refused.ts'

/** Fifty devices of one account, each with a change, are more than there are; a program that runs away is refused. */
const most = 100

/** Of an account: the others wait before their input is parsed. Attack: what a hundred edits do at once holds up every other call. */
const mostInWork = 8

/** A call that waited for its caller's others has so much less time. */
const requireTimeAfter = (ms: number): void => {
  waitedForItself(ms)
  if (!hasTime()) throw tooLong()
}

/**
 * Who calls as far as its head tells; null without token or key. Attacks: the identifier of another's key, from elsewhere, to
 * use up its places; false tokens, to use up those of an office.
 */
const keyOf = ({ headers }: FastifyRequest, network: string): string | null => {
  const { apikey, authorization } = headers
  if (apikey !== undefined) return `key ${apikey} from ${network}`
  return authorization === undefined ? null : `token ${authorization}`
}

type Place = { isInWork: boolean; readonly leave: () => void }

/**
 * How many calls that may change something one caller has in work and waiting, in this process. One more is refused
 * before its body is read and its session looked up: doing that for 600 calls would hold up everybody. Without a token, and
 * where anyone may call, those of a network count whose body is there. Attack: logins of an office that begin and never end, so that nobody there gets in.
 */
export const limitCallsAtOnce = (networkOf: (request: FastifyRequest) => string) => {
  const take = places(most, refuseTooManyAtOnce)
  const [ofAccount, inTurn] = [mostAtOnce(most, refuseTooManyAtOnce), turnsPerKey(mostInWork)]
  const held = new WeakMap<FastifyRequest, Place>()
  return {
    enter: async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
      const key = keyOf(request, networkOf(request))
      if (key === null) return
      const place = { isInWork: false, leave: take(key) }
      held.set(request, place)
      // Attack: hanging up frees no place for another call while the work goes on.
      raw.once('close', () => place.isInWork || place.leave())
    },
    inWork: async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      const place = held.get(request) ?? { isInWork: true, leave: take(`network ${networkOf(request)}`) }
      place.isInWork = true
      return work().finally(place.leave)
    },
    /** Of all sessions of an account. */
    ofAccount: <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      return ofAccount(key, () =>
        inTurn(key, () => {
          requireTimeAfter(performance.now() - began)
          return work()
        }),
      )
    },
  }
}
