import type { Handler } from '../../platform/http/handler.ts'
import { queueNotice } from './code-notices.ts'
import { removeCodes } from './code-rows.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { withBothFactors } from './require-password-and-code.ts'
import { keepUsedStep } from './used-time-step.ts'

/** Needs the app's code: a person who has lost the app turns codes off with a recovery code, and on again with another app. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context) => {
  const { id } = context.account
  const codes = await withBothFactors(context, {
    kinds: 'one-time',
    change: async (tx, now) => {
      await queueNotice(tx, id, 'recovery_renewed', now)
      return replaceRecoveryCodes(tx, id)
    },
  })
  context.wakeMail()
  return { data: { recovery_codes: [...codes] } }
}

/** Needs the password, and a code or recovery code. */
export const turnCodesOff: Handler<'turnCodesOff'> = async (context) => {
  const { id } = context.account
  await withBothFactors(context, {
    kinds: 'any',
    change: async (tx, now) => {
      await keepUsedStep(tx, id)
      await removeCodes(tx, id)
      await queueNotice(tx, id, 'off', now)
    },
  })
  context.wakeMail()
  return { data: null }
}
