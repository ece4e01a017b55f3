import type { Handler } from '../../platform/http/handler.ts'
import { turnedOnAt } from './code-rows.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

/** Of the caller's own account. */
export const codeStatus: Handler<'codeStatus'> = async ({ db, account }) => {
  const since = await turnedOnAt(db, account.id)
  return {
    data: {
      turned_on_at: since?.toISOString() ?? null,
      recovery_codes: await countRecoveryCodes(db, account.id),
    },
  }
}
