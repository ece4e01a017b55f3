import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { call } from '../api/api-client.ts'
import { bareAddress } from '../api/bare-address.ts'
import { forgetUntold, keepUntold, untold } from '../draft/untold-facts.ts'
import { waitForSignal } from '../offline/wait-for-signal.ts'
import { createStore, useStore } from '../store.ts'
import { isTakenKept } from './taken-choice.ts'

/** Of this visit's photos, by address; null: nothing is known. */
const here = createStore<ReadonlyMap<string, PhotoTaken | null>>(new Map())

export const useTakenHere = (): ReadonlyMap<string, PhotoTaken | null> => useStore(here)

const atOnce = 50
/** The same facts would be refused again. */
const finalRefusals: readonly number[] = [400, 403]

/** Whether the rest may be told now. */
const tellSome = async (photos: ReturnType<typeof untold>): Promise<boolean> => {
  const answer = await call('keepTaken', { body: { photos: [...photos] }, quiet: true })
  const isOver = answer.ok || (finalRefusals.includes(answer.code) && photos.length === 1)
  if (isOver) {
    forgetUntold(photos.map(({ address }) => address))
    return true
  }
  if (!finalRefusals.includes(answer.code)) {
    void waitForSignal()
    return false
  }
  // One of them is refused: the others are told without it.
  for (const photo of photos) if (!(await tellSome([photo]))) return false
  return true
}

let isTelling = false

/** Tells the server what it does not know yet; what cannot be told now stays for later. */
export const tellTaken = async (): Promise<void> => {
  if (isTelling || !isTakenKept()) return
  isTelling = true
  try {
    for (let some = untold().slice(0, atOnce); some.length > 0; some = untold().slice(0, atOnce))
      if (!(await tellSome(some))) return
  } finally {
    isTelling = false
  }
}

/** Once the server has a photo: its facts outlive the page until the server has them too. */
export const noteTaken = (given: string, taken: PhotoTaken | null): void => {
  const address = bareAddress(given)
  here.set(new Map([...here.get(), [address, taken]]))
  if (taken === null) return
  keepUntold(address, taken)
  void tellTaken()
}
