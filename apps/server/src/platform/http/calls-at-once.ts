import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTime, waitedForItself } from '../database/call-time.ts'
import { tooLong } from '../database/database-away.ts'
import { mostAtOnce, places } from '../turns/most-at-once.ts'
import { turnsPerKey } from '../turns/turns-per-key.ts'
import { refuseTooManyAtOnce } from './refused.ts'

/** More than fifty devices of one account with a change each; a runaway program is refused. */
const most = 100

/**
 * Per account: other calls wait before their input is parsed. Attack: the work of a hundred edits at once delays every
 * other call.
 */
const mostInWork = 8

/** Takes the wait for the caller's other calls from the call's time. */
const requireTimeAfter = (ms: number): void => {
  waitedForItself(ms)
  if (!hasTime()) throw tooLong()
}

/**
 * The caller as far as the head names one; null without token or key. Attacks: another's key id from elsewhere, to use up
 * its places; false tokens, to use up those of an office.
 */
const keyOf = ({ headers }: FastifyRequest, network: string): string | null => {
  const { apikey, authorization } = headers
  if (apikey !== undefined) return `key ${apikey} from ${network}`
  return authorization === undefined ? null : `token ${authorization}`
}

type Place = { isInWork: boolean; readonly leave: () => void }

/**
 * Changing calls of one caller, running and waiting, in this process. One more is refused before its body is read and its
 * session looked up, which for 600 calls would delay everyone. Without a token, and where anyone may call, calls of a
 * network count once their body has arrived. Attack: logins from an office that begin and never end.
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
      // Attack: hanging up frees no place while the work continues.
      raw.once('close', () => place.isInWork || place.leave())
    },
    inWork: async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      const place = held.get(request) ?? { isInWork: true, leave: take(`network ${networkOf(request)}`) }
      place.isInWork = true
      return work().finally(place.leave)
    },
    /** For all sessions of an account. */
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
