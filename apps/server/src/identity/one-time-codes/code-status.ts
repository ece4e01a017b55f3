import type { Handler } from '../../platform/http/handler.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { turnedOnAt } from './store.ts'

export const codeStatus: Handler<'codeStatus'> = async ({ db, account }) => {
  const since = await turnedOnAt(db, account.id)
  return {
    data: {
      turned_on_at: since?.toISOString() ?? null,
      recovery_codes: await countRecoveryCodes(db, account.id),
    },
  }
}
