import type { Clock } from '../clock.ts'

const minute = 60 * 1000

export type MinuteCount = { readonly count: number; readonly msLeft: number }

/** Counts what is done in a minute by each. All begin anew together, so that nobody is remembered longer than a minute. */
export const countPerMinute = (clock: Clock): ((who: string) => MinuteCount) => {
  let counts = new Map<string, number>()
  let ends = 0
  return (who) => {
    const now = clock().getTime()
    // A clock that was put back must not make the minute an hour.
    if (now >= ends || now < ends - minute) {
      counts = new Map()
      ends = now + minute
    }
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    return { count, msLeft: ends - now }
  }
}
