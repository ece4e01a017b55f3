import { recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { recordSecretAccepted } from './accepted-record-secret.ts'
import type { Findings } from './chain-differences.ts'
import { wrongSecret } from './judge-secrets.ts'
import { recordKeyEvidence } from './record-key.ts'
import { checkValue, readChecks, variableOf } from './secret-checks.ts'

/** Null: no check value is stored. */
const isCheckRight = async (db: Db): Promise<boolean | null> => {
  const noted = (await readChecks(db)).get('records')
  return noted === undefined ? null : noted === checkValue('records', recordKeyOf(db))
}

/**
 * For the audit one proof is enough, a record or the check value: an attacker who changes one of them must not stop it from
 * naming the rest.
 */
export const requireRecordSecret = async (db: Db): Promise<void> => {
  const isRight = await isCheckRight(db)
  if (isRight === true) return
  const evidence = await recordKeyEvidence(db)
  if (evidence === 'wrong' || (evidence === 'none' && isRight === false)) throw new Error(wrongSecret('records'))
}

/** A check value that the present secret did not make. */
export const secretCheckDifferences = async function* (db: Db): Findings {
  if ((await isCheckRight(db)) === false)
    yield {
      difference: `The check value of ${variableOf.records} was changed, or the secret is not the one that was accepted last.`,
    }
}

/** Rows that no secret can prove any more; the audit says since when. */
export const recordSecretReplaced = async (db: Db): Promise<readonly string[]> => {
  const accepted = await recordSecretAccepted(db)
  if (!accepted) return []
  return [
    `On ${accepted.at.toISOString()} an operator accepted another ${variableOf.records}: content of records from before is not proven.`,
  ]
}
