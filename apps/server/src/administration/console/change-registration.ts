import { told } from '@soundroof/contract/platform/messages'
import { registrationWords } from '@soundroof/report/wording/registration-words'
import { findNamesake, keepRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { supersedeDraftsOf } from '../../roofs/documents/document-rows.ts'

/** Locks all engineers until the end of the change: where two would get one registration, the second is refused. */
const lockEngineers = async (tx: Db, id: string): Promise<void> => {
  const rows = await tx.query<{ id: string }>(
    `select id from accounts where role = 'engineer' and deleted_at is null order by id for no key update`,
  )
  if (!rows.some((row) => row.id === id)) throw refuse(404, 'notAnEngineer')
}

const requireOwnRegistration = async (tx: Db, id: string): Promise<void> => {
  const name = await findNamesake(tx, id)
  if (name !== null) throw refuseInput([{ field: 'number', ...told('registrationTaken', { name }) }])
}

/** A certificate that is not delivered yet names the former registration. */
export const changeRegistration: Handler<'changeRegistration'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { id, validUntil } = body
    const now = clock()
    const entered = { body: body.body.trim(), number: body.number.trim(), class: body.class.trim(), validUntil }
    await lockEngineers(tx, id)
    const from = await keepRegistration(tx, { ...entered, accountId: id, by: account.id, now })
    await requireOwnRegistration(tx, id)
    await supersedeDraftsOf(tx, id, now)
    const detail = { registration: { from, to: registrationWords(entered) } }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'registration_changed', subjectId: id, detail }, now)
    return { data: null }
  })
