import type { Clock } from '../clock.ts'

const minute = 60 * 1000

/** `msLeft` until counts restart. */
export type MinuteCount = { readonly count: number; readonly msLeft: number }

/** Counts per caller and minute. All counts restart together, so nothing is kept longer than a minute. */
export const countPerMinute = (clock: Clock): ((who: string) => MinuteCount) => {
  let counts = new Map<string, number>()
  let ends = 0
  return (who) => {
    const now = clock().getTime()
    // A clock that is set back must not prolong the minute.
    if (now >= ends || now < ends - minute) {
      counts = new Map()
      ends = now + minute
    }
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    return { count, msLeft: ends - now }
  }
}
