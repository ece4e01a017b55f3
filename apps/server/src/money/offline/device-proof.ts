import type { DeviceKey } from '@soundroof/contract/money/offline/offline-right'
import { type OfflineProof, offlineProof } from '@soundroof/contract/roofs/offline/offline-result-calls'
import { compactVerify, decodeJwt, errors, importJWK } from 'jose'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findRight, type RightRow } from './offline-rows.ts'

/** What a proof says, before anything proves it. */
const claimed = (proof: string): OfflineProof => {
  try {
    return offlineProof.parse(decodeJwt(proof))
  } catch {
    throw refuse(400, 'proofNotGenuine')
  }
}

const verify = async (proof: string, { deviceKey }: RightRow): Promise<void> => {
  const key: DeviceKey = JSON.parse(deviceKey)
  await compactVerify(proof, await importJWK(key, 'ES256'), { algorithms: ['ES256'] }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) throw refuse(409, 'proofNotGenuine')
    throw error
  })
}

export type Proven = { readonly right: RightRow; readonly proof: OfflineProof }

/** A calculation that was made on the device of a right of the account. Refuses every other. */
export const proven = async (db: Db, accountId: string, text: string): Promise<Proven> => {
  const proof = claimed(text)
  const right = await findRight(db, accountId, proof.right)
  if (!right) throw refuse(404, 'deviceUnknown')
  await verify(text, right)
  const isWithin = proof.number <= right.calculations && !Number.isNaN(Date.parse(proof.at))
  if (!isWithin) throw refuse(400, 'proofNotGenuine')
  return { right, proof }
}
