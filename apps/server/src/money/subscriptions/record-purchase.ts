import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { isLaterPeriod, isLaterRenewal, type PurchaseFact } from '../stores/facts/facts.ts'
import {
  findPeriod,
  insertPurchase,
  keepPeriod,
  keepVoided,
  lockPurchase,
  type OwnPurchase,
  revokeVoided,
  setOwner,
  setRenewal,
  settlePeriods,
} from './purchase-rows.ts'
import { accountOfStore } from './store-account.ts'

const lockOrInsert = async (tx: Db, fact: PurchaseFact, now: Date): Promise<OwnPurchase> => {
  await insertPurchase(tx, newId(), fact, now)
  const kept = await lockPurchase(tx, fact)
  if (!kept) throw new Error('A purchase that was inserted is there.')
  return kept
}

const ownerOfReplaced = async (tx: Db, { store, replaces: reference }: PurchaseFact): Promise<string | null> =>
  (reference ? await lockPurchase(tx, { store, reference }) : null)?.ownerId ?? null

/**
 * Owner: the present one or that of the purchase it replaces; else the account that the store names; else the first to
 * present it.
 */
const ownerOf = async (tx: Db, kept: OwnPurchase, fact: PurchaseFact, claimant: string | null) => {
  const named = await accountOfStore(tx, fact.accountToken)
  const ownerId = kept.ownerId ?? (await ownerOfReplaced(tx, fact)) ?? named ?? claimant
  if (claimant !== null && ownerId !== claimant) throw refuse(409, 'purchaseOfAnother')
  if (ownerId !== null && ownerId !== kept.ownerId) await setOwner(tx, kept.id, ownerId)
  return ownerId
}

const keepFact = async (tx: Db, kept: OwnPurchase, { period, renewal, voided }: PurchaseFact): Promise<void> => {
  if (renewal && isLaterRenewal(renewal, kept.renewal)) await setRenewal(tx, kept.id, renewal)
  if (period && isLaterPeriod(period, await findPeriod(tx, kept.id, period.reference)))
    await keepPeriod(tx, kept.id, period)
  if (voided) await keepVoided(tx, kept.id, voided)
  await revokeVoided(tx, kept.id)
}

/**
 * Stores verified facts. The same facts in any order and number leave the same state. Answers the owner, null: none yet.
 * `claimant`: the account that presents it, null for a notice. Refuses another account's purchase.
 */
export const recordPurchase = (
  { db, clock }: Pick<PlatformServices, 'db' | 'clock'>,
  fact: PurchaseFact,
  claimant: string | null,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const kept = await lockOrInsert(tx, fact, now)
    const ownerId = await ownerOf(tx, kept, fact, claimant)
    await keepFact(tx, kept, fact)
    if (ownerId !== null) await settlePeriods(tx, { id: kept.id, store: fact.store, ownerId }, now)
    return ownerId
  })
