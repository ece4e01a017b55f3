import type { PlatformServices } from '../../platform/http/handler.ts'
import type { GooglePurchase } from '../stores/google/google-store.ts'
import { recordPurchase } from './record-purchase.ts'

/** Stores what Google says, then acknowledges it to Google once an account owns the purchase. */
export const recordGoogle = async (
  services: Pick<PlatformServices, 'db' | 'clock'>,
  { facts, acknowledge }: GooglePurchase,
  claimant: string | null,
): Promise<void> => {
  let ownerId: string | null = null
  for (const fact of facts) ownerId = await recordPurchase(services, fact, claimant)
  if (ownerId !== null) await acknowledge?.()
}
