import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { lockReviewed, requireHolder } from '../access/reviewed-project.ts'
import { findOpenMark, settleMark } from './marks.ts'
import { requireRead } from './seen-differences.ts'

/** An engineer answers for the result, and documents of the project are valid without reserve again. */
export const settleReconsideration: Handler<'settleReconsideration'> = async ({ db, clock, account, body }) => {
  const { hash, reconsideration: id, seen } = body
  const reason = body.reason.trim()
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, hash, account)
    // A delivered project stays with its holder after its customer deleted it.
    await requireHolder(tx, { ...project, isDeleted: false }, account)
    const [now, by] = [clock(), { id: account.id, role: 'engineer' } as const]
    // Weighs as much as a signature.
    const registration = await requireRegistration(tx, account, now)
    const open = await findOpenMark(tx, hash)
    if (open?.id !== id) throw refuse(409, 'reconsiderationOver')
    requireRead(open, seen)
    await settleMark(tx, { id, hash, outcome: 'stands', by, reason, now })
    const detail = { project: hash, reason, registration }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'reconsideration_settled', subjectId: id, detail }, now)
  })
  return { data: null }
}
