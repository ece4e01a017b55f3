import type { PlatformServices } from '../../platform/http/handler.ts'
import type { GooglePurchase } from '../stores/google/google-store.ts'
import { recordPurchase } from './record-purchase.ts'

/** Keeps what Google says, then tells Google that the buyer has it: only once somebody does. */
export const recordGoogle = async (
  services: Pick<PlatformServices, 'db' | 'clock'>,
  { facts, acknowledge }: GooglePurchase,
  claimant: string | null,
): Promise<void> => {
  let ownerId: string | null = null
  for (const fact of facts) ownerId = await recordPurchase(services, fact, claimant)
  if (ownerId !== null) await acknowledge?.()
}
