import { call } from '../api/api-client.ts'
import { noAnswer } from '../api/envelope.ts'
import { createStore, useStore } from '../store.ts'
import type { Proof, Shop, ShopProduct } from './shop.ts'

/** Paid during this visit by an account, and not taken by the server. */
const untaken = createStore<{ readonly account: string; readonly proof: Proof } | null>(null)

export const useUntaken = (account: string): boolean => useStore(untaken)?.account === account

type Presented = 'taken' | 'refused' | 'unreachable'

/** The server verifies it first; only then is the store told that it arrived. A refusal is told by the call, unless it is quiet. */
const present = async (shop: Shop, proof: Proof, quiet = false): Promise<Presented> => {
  const answer = await call('purchase', { body: proof, quiet })
  if (!answer.ok) return answer === noAnswer ? 'unreachable' : 'refused'
  if (untaken.get()?.proof.proof === proof.proof) untaken.set(null)
  await shop.finish(proof)
  return 'taken'
}

export type Bought = 'bought' | 'cancelled' | 'refused'

/** What was paid and did not reach the server is presented again, or found by restoring. Throws where the store fails. */
export const buyIn = async (shop: Shop, product: ShopProduct, account: string): Promise<Bought> => {
  const proof = await shop.buy(product, account)
  if (proof === null) return 'cancelled'
  if ((await present(shop, proof)) === 'taken') return 'bought'
  untaken.set({ account, proof })
  return 'refused'
}

/** What this account paid during this visit, once more. Null: there is nothing. */
export const presentAgain = async (shop: Shop, account: string): Promise<Presented | null> => {
  const paid = untaken.get()
  return paid?.account === account ? present(shop, paid.proof, true) : null
}

/** Presents everything that the store knows; answers how many the server took, of how many. */
export const restoreFrom = async (shop: Shop): Promise<{ readonly found: number; readonly taken: number }> => {
  const owned = await shop.owned()
  let taken = 0
  for (const proof of owned) taken += (await present(shop, proof)) === 'taken' ? 1 : 0
  return { found: owned.length, taken }
}
