import { isClockKnown, serverNow } from '../api/client-settings.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { createStore, type Store, useStore } from '../store.ts'
import { type Fate, fateOf, noteServerTime, rightTimeOf } from './server-time.ts'

type Known = {
  readonly right: KeptRight | null
  /** Why a right cannot be used; null: it can, or there is none. */
  readonly why: Fate['why']
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

/** Null: none, or it cannot be used now. */
export const rightHere = async (): Promise<KeptRight | null> => {
  if (isClockKnown()) noteServerTime(serverNow())
  const right = await database.rights.get(userKey())
  const fate =
    right && right.id !== '' && !right.isLeft ? fateOf(rightTimeOf(right.until, serverNow()), isClockKnown()) : null
  if (right && fate?.isRemoved) await removeRight(right.user)
  // Without its engine where that did not arrive.
  const isUsable = right !== undefined && fate?.isUsable === true && right.engine !== ''
  known.set({ right: isUsable ? right : null, why: fate?.why ?? null })
  return isUsable ? right : null
}

/** Nothing is reserved for a person to see before its engine has arrived. */
export const keepRight = async (right: KeptRight): Promise<void> => {
  await database.rights.put(right)
  known.set({ right: right.engine === '' ? null : right, why: null })
}

export const dropRight = async (): Promise<void> => {
  await removeRight(userKey())
}

export const leftOf = ({ calculations, used }: Pick<KeptRight, 'calculations' | 'used'>): number => calculations - used
