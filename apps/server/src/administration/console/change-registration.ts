import { registrationWords } from '@soundroof/report/wording/registration-words'
import { keepRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { supersedeDraftsOf } from '../../roofs/documents/document-rows.ts'

/** Held until the end of the change: two administrators change it one after the other. */
const lockEngineer = async (tx: Db, id: string): Promise<void> => {
  const rows = await tx.query(
    `select 1 from accounts where id = $1 and role = 'engineer' and deleted_at is null for no key update`,
    [id],
  )
  if (rows.length === 0) throw refuse(404, 'notAnEngineer')
}

/** A certificate that is not delivered yet names the former registration. */
export const changeRegistration: Handler<'changeRegistration'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { id, validUntil } = body
    const now = clock()
    const entered = { body: body.body.trim(), number: body.number.trim(), class: body.class.trim(), validUntil }
    await lockEngineer(tx, id)
    const from = await keepRegistration(tx, { ...entered, accountId: id, by: account.id, now })
    await supersedeDraftsOf(tx, id, now)
    const detail = { registration: { from, to: registrationWords(entered) } }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'registration_changed', subjectId: id, detail }, now)
    return { data: null }
  })
