import type { Answer } from '../api/envelope.ts'
import { mayAnswerLater } from '../api/may-answer-later.ts'
import type { KeptPurchases } from './kept-purchases.ts'
import type { Paid, Proof, Shop, ShopProduct } from './shop.ts'

/** From the store to the server: what is paid stays on the device until the server has recorded it. */

export type Selling = {
  readonly shop: Shop
  /** Of the account that is logged in. */
  readonly kept: KeptPurchases
  readonly send: (proof: Proof) => Promise<Answer<unknown>>
}

export type Presented = 'taken' | 'refused' | 'unreachable'

/** Where the phone fails: the server acknowledges to Google itself, and the plugin finishes Apple's at the next start. */
const finish = async (shop: Shop, { name }: Paid): Promise<void> => {
  await shop.finish(name).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: what the phone's store says is shown where developers look
    console.warn(error)
  })
}

/** The server verifies it first; only then is the store told that it arrived. */
export const present = async ({ shop, kept, send }: Selling, paid: Paid): Promise<Presented> => {
  const answer = await send(paid.proof)
  if (answer.ok) {
    kept.noteRecorded(paid.name)
    await finish(shop, paid)
    return 'taken'
  }
  if (mayAnswerLater(answer)) return 'unreachable'
  const isKept = kept.all().some(({ name }) => name === paid.name)
  // Recorded for another account, it is nothing that this one waits for.
  if (answer.message.code === 'purchaseOfAnother') kept.drop(paid.name)
  else if (isKept) kept.keep({ ...paid, refused: answer.message })
  return 'refused'
}

export type Bought = 'bought' | 'cancelled' | 'pending' | 'refused'

/** Throws where the store fails. */
export const buyIn = async (selling: Selling, product: ShopProduct, account: string): Promise<Bought> => {
  const ordered = await selling.shop.buy(product, account)
  if (ordered.kind === 'owned') return (await restoreFrom(selling)).taken > 0 ? 'bought' : 'refused'
  if (ordered.kind !== 'paid') return ordered.kind
  selling.kept.keep(ordered.paid)
  return (await present(selling, ordered.paid)) === 'taken' ? 'bought' : 'refused'
}

type Restored = { readonly found: number; readonly taken: number }

/** Presents everything that the store or this device knows; answers how many the server took, of how many. */
export const restoreFrom = async (selling: Selling): Promise<Restored> => {
  const owned = await selling.shop.owned()
  const names = new Set(owned.map(({ name }) => name))
  const found = [...owned, ...selling.kept.all().filter(({ name }) => !names.has(name))]
  let taken = 0
  for (const paid of found) taken += (await present(selling, paid)) === 'taken' ? 1 : 0
  return { found: found.length, taken }
}

const isSameAccount = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

/** What is kept here, and what the store holds for this account that the server may not know. */
const waitingOf = async ({ shop, kept }: Selling, accountName: () => Promise<string | null>) => {
  const here = kept.all()
  const names = new Set(here.map(({ name }) => name))
  const held = (await shop.held()).filter(({ name }) => !(names.has(name) || kept.isRecorded(name)))
  if (held.every(({ account }) => account === null)) return here
  const account = await accountName()
  return account === null ? here : [...here, ...held.filter((paid) => isSameAccount(paid.account, account))]
}

/**
 * Presents what waits, without a word to anybody. Answers what became of it; null: nothing waits.
 * `accountName`: what the account is called towards the store; null: it cannot be asked.
 */
export const presentWaiting = async (
  selling: Selling,
  accountName: () => Promise<string | null>,
): Promise<Presented | null> => {
  let outcome: Presented | null = null
  for (const paid of await waitingOf(selling, accountName)) {
    const presented = await present(selling, paid)
    if (presented === 'unreachable') return presented
    if (outcome !== 'taken') outcome = presented
  }
  return outcome
}
