import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findDocument, markVoid } from './document-rows.ts'

export const voidDocument: Handler<'voidDocument'> = async ({ db, clock, account, body }) => {
  const { code } = body
  const reason = body.reason.trim()
  const data = await db.transaction(async (tx) => {
    const now = clock()
    const voided = await markVoid(tx, { code, by: account.id, reason, now })
    if (!voided)
      throw (await findDocument(tx, code)) ? refuse(409, 'documentAlreadyVoid') : refuse(404, 'documentUnknown')
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'document_voided', subjectId: code, detail: { reason } }, now)
    return voided
  })
  return { data }
}
