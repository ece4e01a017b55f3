import type { OfflineProof } from '@soundroof/contract/roofs/offline/offline-result-calls'
import type { Db } from '../../platform/database/db.ts'
import { lockBalance } from '../subscriptions/subscription-rows.ts'
import { endRight, keepNumber, lockRight, projectOfNumber, type RightRow } from './offline-rows.ts'

/** `known`: the same calculation came before, and its answer was lost. */
type Claimed = 'new' | 'known' | 'ended' | 'copied'

/**
 * Takes the number of a calculation. Attack: a device whose memory was copied with its key calculates twice what was reserved
 * once; the second project under one number ends the right. What came before stays.
 */
export const claimNumber = (db: Db, { accountId, id }: RightRow, proof: OfflineProof, now: Date): Promise<Claimed> =>
  db.transaction(async (tx) => {
    await lockBalance(tx, accountId, now)
    const endReason = await lockRight(tx, id)
    const known = await projectOfNumber(tx, id, proof.number)
    if (known === proof.project) return 'known'
    if (endReason === 'ended' || endReason === 'copied') return endReason
    if (known !== null) {
      await endRight(tx, id, 'copied', now)
      return 'copied'
    }
    const calculatedAt = new Date(proof.at)
    await keepNumber(tx, {
      rightId: id,
      number: proof.number,
      projectSha256: proof.project,
      calculatedAt,
      sentAt: now,
    })
    return 'new'
  })
