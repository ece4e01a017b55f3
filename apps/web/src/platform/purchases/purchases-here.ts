import { call } from '../api/api-client.ts'
import { deviceReady } from '../device/device-ready.ts'
import { deviceTexts, followTexts } from '../device/device-texts.ts'
import { userKey } from '../draft/draft-store.ts'
import { createStore, useStore } from '../store.ts'
import type { Selling } from './buy.ts'
import {
  everyPurchase,
  haveOthersPaid,
  type KeptPurchase,
  type KeptPurchases,
  keptPurchases,
} from './kept-purchases.ts'
import type { Shop } from './shop.ts'

/** What this device keeps of purchases. */

const changes = createStore(0)
const noteChange = (): void => changes.set(changes.get() + 1)
followTexts({
  onRead: (keys) => {
    if (keys.some((key) => key.startsWith(everyPurchase))) noteChange()
  },
  onSettled: () => undefined,
})

const keptHere = (user: string): KeptPurchases => {
  const kept = keptPurchases(deviceTexts, user)
  const noting =
    <T>(work: (value: T) => void) =>
    (value: T): void => {
      work(value)
      noteChange()
    }
  return { ...kept, keep: noting(kept.keep), drop: noting(kept.drop), noteRecorded: noting(kept.noteRecorded) }
}

/** Paid by this account and not recorded, and whether another account has paid on this device. */
export const usePaidHere = (): { readonly own: readonly KeptPurchase[]; readonly isAnothers: boolean } => {
  useStore(changes)
  return { own: keptPurchases(deviceTexts, userKey()).all(), isAnothers: haveOthersPaid(deviceTexts, userKey()) }
}

/** `quiet`: a refusal is kept, and not told at once. What one account paid is not presented by the next. */
export const sellingHere = async (shop: Shop, quiet: boolean): Promise<Selling> => {
  await deviceReady()
  const user = userKey()
  const left = new AbortController()
  return {
    shop,
    kept: keptHere(user),
    send: (body) => {
      if (userKey() !== user) left.abort()
      return call('purchase', { body, quiet, signal: left.signal })
    },
  }
}
