import type { Handler } from '../../platform/http/handler.ts'
import { setLanguage } from '../accounts/account-rows.ts'

/** Mails that are waiting keep their language. */
export const changeLanguage: Handler<'changeLanguage'> = async ({ db, account, body }) => {
  await db.transaction((tx) => setLanguage(tx, account.id, body.language))
  return { data: null }
}
