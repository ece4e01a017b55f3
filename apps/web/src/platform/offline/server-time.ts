import { browserKeyValue } from '../key-value.ts'

/** The latest time that the server told this device: a clock behind it has been set back. */

const key = 'soundroof.server-time'
const storage = browserKeyValue()
/** Clocks of devices on site are some minutes off, ms. */
const tolerance = 10 * 60_000

export const noteServerTime = (now: number): void => {
  const known = Number(storage.read(key) ?? 0)
  if (now > known) storage.write(key, String(now))
}

export type RightTime = 'open' | 'over' | 'clock-behind'

/** Of a right that ends then. Attack: a clock set back behind the server's, for a right that does not end. */
export const rightTimeOf = (until: number, now: number): RightTime => {
  if (now < Number(storage.read(key) ?? 0) - tolerance) return 'clock-behind'
  return now >= until ? 'over' : 'open'
}

export type Fate = {
  readonly isUsable: boolean
  /** Why it cannot be used; null: it can. */
  readonly why: 'clockIsBehind' | 'rightIsOver' | null
  readonly isRemoved: boolean
}

/** Only the server's time removes a right: a clock that is wrong may be put right. */
export const fateOf = (time: RightTime, isClockKnown: boolean): Fate => {
  if (time === 'open') return { isUsable: true, why: null, isRemoved: false }
  if (time === 'clock-behind') return { isUsable: false, why: 'clockIsBehind', isRemoved: false }
  return { isUsable: false, why: 'rightIsOver', isRemoved: isClockKnown }
}
