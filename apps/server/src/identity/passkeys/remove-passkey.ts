import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { holdsProof } from '../accounts/account-rows.ts'
import { queuePasskeyMail } from './passkey-mails.ts'
import { deletePasskey } from './passkey-rows.ts'
import { proveTypedPassword } from './prove-password.ts'

/** Sessions opened with the passkey continue; the list of devices ends them. */
export const removePasskey: Handler<'removePasskey'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const { stored } = await proveTypedPassword(context, body.password)
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    if (!(await deletePasskey(tx, account.id, body.id))) throw refuse(404, 'passkeyUnknown')
    await queuePasskeyMail(tx, context, { to: account.email, event: 'removed' }, now)
  })
  wakeMail()
  return { data: null }
}
