import { isClockKnown, serverNow } from '../api/client-settings.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { createStore, type Store, useStore } from '../store.ts'
import { noteServerTime, type RightTime, rightTimeOf } from './server-time.ts'

type Known = {
  readonly right: KeptRight | null
  /** Why a right cannot be used; null: it can, or there is none. */
  readonly why: 'clockIsBehind' | 'rightIsOver' | null
}

const none: Known = { right: null, why: null }
/** The user's right to calculate on this device, as far as it has been read. */
const known: Store<Known> = createStore<Known>(none)
export const useRightHere = (): Known => useStore(known)
export const whyNoRight = (): Known['why'] => known.get().why

/** Engine, catalogue and report go with the right. */
const removeRight = async (user: string): Promise<void> => {
  await Promise.all([database.rights.delete(user), database.reports.delete(user)])
  known.set(none)
}

const outOfUse: Readonly<Record<Exclude<RightTime, 'open'>, NonNullable<Known['why']>>> = {
  'clock-behind': 'clockIsBehind',
  over: 'rightIsOver',
}

/** Null: none, or it cannot be used now. Only the server's time removes it: a clock that is wrong may be put right. */
export const rightHere = async (): Promise<KeptRight | null> => {
  if (isClockKnown()) noteServerTime(serverNow())
  const right = await database.rights.get(userKey())
  const time = right && !right.isLeft ? rightTimeOf(right.until, serverNow()) : null
  if (right && time === 'over' && isClockKnown()) await removeRight(right.user)
  // Without its engine where that did not arrive.
  const isUsable = right !== undefined && time === 'open' && right.engine !== ''
  known.set({ right: isUsable ? right : null, why: time === null || time === 'open' ? null : outOfUse[time] })
  return isUsable ? right : null
}

export const keepRight = async (right: KeptRight): Promise<void> => {
  await database.rights.put(right)
  known.set({ right, why: null })
}

export const dropRight = async (): Promise<void> => {
  await removeRight(userKey())
}

export const leftOf = ({ calculations, used }: Pick<KeptRight, 'calculations' | 'used'>): number => calculations - used
