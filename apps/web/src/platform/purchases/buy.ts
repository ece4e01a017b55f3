import { call } from '../api/api-client.ts'
import type { Proof, Shop, ShopProduct } from './shop.ts'

/** The server verifies it first; only then is the store told that it arrived. A refusal is told by the call. */
const present = async (shop: Shop, proof: Proof): Promise<boolean> => {
  const answer = await call('purchase', { body: proof })
  if (answer.ok) await shop.finish(proof)
  return answer.ok
}

export type Bought = 'bought' | 'cancelled' | 'refused'

/** What was paid and did not reach the server is found again by restoring. Throws where the store fails. */
export const buyIn = async (shop: Shop, product: ShopProduct, account: string): Promise<Bought> => {
  const proof = await shop.buy(product, account)
  if (proof === null) return 'cancelled'
  return (await present(shop, proof)) ? 'bought' : 'refused'
}

/** Presents everything that the store knows; answers how many the server took, of how many. */
export const restoreFrom = async (shop: Shop): Promise<{ readonly found: number; readonly taken: number }> => {
  const owned = await shop.owned()
  let taken = 0
  for (const proof of owned) taken += (await present(shop, proof)) ? 1 : 0
  return { found: owned.length, taken }
}
