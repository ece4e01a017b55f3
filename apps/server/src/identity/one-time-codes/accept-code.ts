import { type GivenCode, readCode } from '@soundroof/contract/identity/one-time-codes'
import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { type Refused, refuseInput } from '../../platform/http/refused.ts'
import { stepOfCode } from './authenticator.ts'
import { findSecret, takeStep } from './code-rows.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

type Secrets = Pick<PlatformServices, 'secrets'>

/** Whether the code is the account's and is used for the first time. False while codes are off. */
export const acceptCode = async (
  tx: Db,
  { secrets }: Secrets,
  accountId: string,
  given: GivenCode,
  now: Date,
): Promise<boolean> => {
  if (given.kind === 'recovery') return takeRecoveryCode(tx, accountId, given.text)
  const kept = await findSecret(tx, secrets, accountId)
  if (!kept?.turnedOnAt) return false
  const step = stepOfCode(kept.secret, given.text, now)
  return step !== null && takeStep(tx, accountId, step)
}

/** Says which kind was wrong, never why. */
export const refuseCode = ({ kind }: GivenCode): Refused =>
  refuseInput([{ field: 'code', ...told(kind === 'recovery' ? 'recoveryCodeWrong' : 'codeWrong') }])

/** Of text that passed the contract's rules. */
export const givenCode = (typed: string): GivenCode => {
  const given = readCode(typed)
  if (!given) throw new Error('Only what can be a code comes here.')
  return given
}
