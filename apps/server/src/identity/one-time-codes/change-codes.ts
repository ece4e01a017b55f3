import type { Handler } from '../../platform/http/handler.ts'
import { queueNotice } from './code-notices.ts'
import { removeCodes } from './code-rows.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { withBothFactors } from './require-password-and-code.ts'
import { keepUsedStep } from './used-time-step.ts'

/** Not with a recovery code: whoever has lost the app turns codes off and on again with another one. */
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
