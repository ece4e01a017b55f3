import {
  anyCodeProblems,
  type CodeProof,
  type GivenCode,
  oneTimeCodeProblems,
} from '@soundroof/contract/identity/one-time-codes'
import type { Db } from '../../platform/database/db.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { holdsProof } from '../accounts/account-rows.ts'
import { recordFailure, recordSuccess } from '../login-throttle/login-throttle.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { acceptCode, givenCode, refuseCode } from './accept-code.ts'
import { countTry, forgetTries } from './code-attempt-limit.ts'
import { turnedOnAt } from './code-rows.ts'

/** A stranger at an unlocked screen knows neither. */

type Asked = PlatformServices & { readonly account: Account; readonly address: string }

const given = (body: CodeProof, kinds: 'any' | 'one-time'): GivenCode => {
  const problems = kinds === 'any' ? anyCodeProblems(body) : oneTimeCodeProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  return givenCode(body.code)
}

type Change<T> = { readonly kinds: 'any' | 'one-time'; readonly change: (tx: Db, now: Date) => Promise<T> }

/** Changes codes that are on, in the transaction that uses up the code; a wrong code changes nothing. */
export const withBothFactors = async <T>(
  asked: Asked & { readonly body: CodeProof },
  { kinds, change }: Change<T>,
): Promise<T> => {
  const { db, account, body } = asked
  const code = given(body, kinds)
  const now = asked.clock()
  const { subjects, stored } = await provePassword(asked, body.password, now)
  if ((await turnedOnAt(db, account.id)) === null) throw refuse(409, 'codesNotOn')
  await countTry(db, account.id, code, now)
  const done = await db.transaction(async (tx) => {
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    if (!(await acceptCode(tx, asked, account.id, code, now))) return null
    await recordSuccess(tx, subjects, account.id, now)
    await forgetTries(tx, account.id)
    return { changed: await change(tx, now) }
  })
  if (done) return done.changed
  await recordFailure(db, subjects, now)
  throw refuseCode(code)
}
