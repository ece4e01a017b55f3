import { passwordMissing } from '@soundroof/contract/identity/account'
import { codeSetupMinutes, oneTimeCodeProblems } from '@soundroof/contract/identity/one-time-codes'
import type { Db } from '../../platform/database/db.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { refuseManyNotices } from '../../platform/mail/security-notices.ts'
import { endSessions, findPasswordHash, holdsProof } from '../accounts/account-rows.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { givenCode, refuseCode } from './accept-code.ts'
import { authenticatorAddress, newSecret, stepOfCode } from './authenticator.ts'
import { countSetupTry, forgetSetupTries, forgetTries } from './code-attempt-limit.ts'
import { queueNotice } from './code-notices.ts'
import { findSecret, noteTurnedOn, offerSecret, takeStep, turnedOnAt } from './code-rows.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { isUsedStep } from './used-time-step.ts'

/** Makes a secret; logging in needs no code until the first code has shown that the app has the secret. */
export const beginCodes: Handler<'beginCodes'> = async (context) => {
  const { db, clock, secrets, body, account } = context
  const problems = passwordMissing(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const { stored } = await provePassword(context, body.password, now)
  await refuseManyNotices(db, context, account.email, now)
  const secret = newSecret()
  await db.transaction(async (tx) => {
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    if (!(await offerSecret(tx, secrets, { accountId: account.id, secret, now }))) throw refuse(409, 'codesAlreadyOn')
    await forgetSetupTries(tx, account.id)
  })
  return { data: { secret, address: authenticatorAddress(secret, account.email) } }
}

/** Time step of the first code; null for a wrong one. */
const firstStep = async (tx: Db, { account, secrets, body }: Context<'turnCodesOn'>, now: Date) => {
  // Needs the session alone: its password was proven when the secret was shown.
  if (!(await holdsProof(tx, account, await findPasswordHash(tx, account.id)))) throw refuse(50008, 'sessionEnded')
  const kept = await findSecret(tx, secrets, account.id)
  if (kept?.turnedOnAt) throw refuse(409, 'codesAlreadyOn')
  const isOver = !kept || now.getTime() - kept.begunAt.getTime() >= codeSetupMinutes * minute
  if (isOver) throw refuse(400, 'codeSetupOver')
  const step = stepOfCode(kept.secret, givenCode(body.code).text, now)
  return step === null || (await isUsedStep(tx, account.id, step)) ? null : step
}

/** Signs out other devices, which logged in without a code. */
export const turnCodesOn: Handler<'turnCodesOn'> = async (context) => {
  const { db, clock, body, account, wakeMail } = context
  const problems = oneTimeCodeProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const given = givenCode(body.code)
  if ((await turnedOnAt(db, account.id)) !== null) throw refuse(409, 'codesAlreadyOn')
  await refuseManyNotices(db, context, account.email, now)
  await countSetupTry(db, account.id, now)
  const codes = await db.transaction(async (tx) => {
    const step = await firstStep(tx, context, now)
    if (step === null || !(await takeStep(tx, account.id, step))) return null
    await noteTurnedOn(tx, account.id, now)
    await forgetTries(tx, account.id)
    await endSessions(tx, account.id, now, account.sessionId)
    await queueNotice(tx, account.id, 'on', now)
    return replaceRecoveryCodes(tx, account.id)
  })
  if (codes === null) throw refuseCode(given)
  wakeMail()
  return { data: { recovery_codes: [...codes] } }
}
