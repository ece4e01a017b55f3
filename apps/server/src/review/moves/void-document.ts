import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findDocument, lockProjectOf, markVoid } from '../../roofs/documents/document-rows.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { giveNotice } from '../notices/notice-rows.ts'

type Voiding = { readonly code: string; readonly reason: string; readonly account: Account; readonly now: Date }

/** Whoever may rely on it is told; nobody relies on one that was a draft or superseded. */
const tellProject = async (tx: Db, hash: string, wasValid: boolean, { code, account, now }: Voiding): Promise<void> => {
  await recordEvent(tx, hash, 'voided', account, now, { code })
  if (wasValid) await giveNotice(tx, hash, 'voided', account, now)
}

const voidIt = async (tx: Db, voiding: Voiding) => {
  const { code, reason, account, now } = voiding
  // First the project, as everywhere.
  const project = await lockProjectOf(tx, code)
  const before = await findDocument(tx, code)
  if (!before) throw refuse(404, 'documentUnknown')
  const voided = await markVoid(tx, { code, by: account.id, reason, now })
  if (!voided) throw refuse(409, 'documentAlreadyVoid')
  const actor = { accountId: account.id }
  await recordChange(tx, { actor, action: 'document_voided', subjectId: code, detail: { reason } }, now)
  if (project !== null) await tellProject(tx, project, before.state === 'valid', voiding)
  return voided
}

/** Withdraws an issued document for good. */
export const voidDocument: Handler<'voidDocument'> = async ({ db, clock, account, body, wakeMail }) => {
  const voiding = { code: body.code, reason: body.reason.trim(), account, now: clock() }
  const data = await db.transaction((tx) => voidIt(tx, voiding))
  wakeMail()
  return { data }
}
