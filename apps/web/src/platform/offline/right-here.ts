import { isClockKnown, serverNow } from '../api/client-settings.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { createStore, type Store, useStore } from '../store.ts'
import { isOver, noteServerTime } from './server-time.ts'

/** The user's right to calculate on this device, as far as it has been read. */
const known: Store<KeptRight | null> = createStore<KeptRight | null>(null)
export const useRightHere = (): KeptRight | null => useStore(known)

/** Engine and catalogue go with the right. */
const removeRight = async (user: string): Promise<null> => {
  await database.rights.delete(user)
  known.set(null)
  return null
}

/** Null: none, or it is over. */
export const rightHere = async (): Promise<KeptRight | null> => {
  if (isClockKnown()) noteServerTime(serverNow())
  const right = (await database.rights.get(userKey())) ?? null
  if (right && isOver(right.until, serverNow())) return removeRight(right.user)
  known.set(right)
  return right
}

export const keepRight = async (right: KeptRight): Promise<void> => {
  await database.rights.put(right)
  known.set(right)
}

export const dropRight = async (): Promise<void> => {
  await removeRight(userKey())
}

export const leftOf = ({ calculations, used }: Pick<KeptRight, 'calculations' | 'used'>): number => calculations - used
