import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { writeGrantMails } from './grant-mails.ts'
import { endPeriod, findOwners, lockGrant } from './grant-rows.ts'

/** A period that is over stays as it is, so that a second click does no harm. */
export const endGrant: Handler<'endGrant'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const { id } = body
  const reason = body.reason.trim()
  await db.transaction(async (tx) => {
    const now = clock()
    const found = await lockGrant(tx, id, now)
    if (!found) throw refuse(404, 'grantUnknown')
    if (found.isOver) return
    const { companyId, invoice } = found
    await endPeriod(tx, { id, endedBy: account.id, endReason: reason }, now)
    const detail = { company: companyId, invoice, reason }
    await recordChange(
      tx,
      { actor: { accountId: account.id }, action: 'granted_period_ended', subjectId: id, detail },
      now,
    )
    const values = { invoice, at: now.toISOString() }
    await writeGrantMails(tx, context, await findOwners(tx, companyId), { code: 'granted-period-ended', values }, now)
  })
  wakeMail()
  return { data: null }
}
