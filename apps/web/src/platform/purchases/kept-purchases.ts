import type { Message } from '@soundroof/words/language/say'
import { isObject, parseJson } from '../json.ts'
import type { KeyValue } from '../key-value.ts'
import type { Paid } from './shop.ts'

/** What was paid on this device and the server has not recorded yet, by the account that paid. */

export type KeptPurchase = Paid & {
  /** Why the server did not take it. */
  readonly refused?: Message
}

export type KeptPurchases = {
  readonly all: () => readonly KeptPurchase[]
  readonly keep: (purchase: KeptPurchase) => void
  readonly drop: (name: string) => void
  /** The server has it. */
  readonly noteRecorded: (name: string) => void
  readonly isRecorded: (name: string) => boolean
}

export const everyPurchase = 'soundroof.purchases/'
const prefixOf = (user: string): string => `${everyPurchase}${user}/`
const recordedKey = (user: string): string => `soundroof.recorded-purchases/${user}`

// Written by this application alone; what is damaged is still known to the store.
const purchaseFrom = (text: string | null): KeptPurchase | null => {
  const value = parseJson(text)
  return isObject(value) && isObject(value.proof) && typeof value.name === 'string' ? (value as KeptPurchase) : null
}

/** Of one user a store has a purchase a month; older ones have ended. */
const mostRecorded = 50

export const keptPurchases = (storage: KeyValue, user: string): KeptPurchases => {
  const keyOf = (name: string): string => `${prefixOf(user)}${name}`
  const recorded = (): readonly unknown[] => {
    const read = parseJson(storage.read(recordedKey(user)))
    return Array.isArray(read) ? read : []
  }
  return {
    all: () => storage.keys(prefixOf(user)).flatMap((key) => purchaseFrom(storage.read(key)) ?? []),
    keep: (purchase) => {
      storage.write(keyOf(purchase.name), JSON.stringify(purchase))
    },
    drop: (name) => storage.remove(keyOf(name)),
    noteRecorded: (name) => {
      const names = recorded().filter((other) => other !== name)
      storage.write(recordedKey(user), JSON.stringify([...names, name].slice(-mostRecorded)))
      storage.remove(keyOf(name))
    },
    isRecorded: (name) => recorded().includes(name),
  }
}

/** Whether somebody else paid on this device for what is not recorded yet. */
export const haveOthersPaid = (storage: KeyValue, user: string): boolean =>
  storage.keys(everyPurchase).some((key) => !key.startsWith(prefixOf(user)))

/** With the account. */
export const forgetPurchases = (storage: KeyValue, user: string): void => {
  for (const key of [...storage.keys(prefixOf(user)), recordedKey(user)]) storage.remove(key)
}
