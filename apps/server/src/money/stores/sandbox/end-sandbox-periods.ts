import { type Actor, recordChange } from '../../../platform/audit/audit-trail.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'

type Needs = { readonly db: Db; readonly clock: Clock; readonly log: Log; readonly actor: Actor }
type Ended = { readonly id: string; readonly formerEnd: Date }

const endSql = `with open as (
    select id, ends_at from subscriptions where source = 'sandbox' and ends_at > $1 for update
  )
  update subscriptions s set ends_at = greatest($1, s.starts_at + interval '1 millisecond')
  from open where open.id = s.id and open.ends_at <> greatest($1, s.starts_at + interval '1 millisecond')
  returning s.id, open.ends_at as former_end`

/**
 * Where the sandbox store is off, ends periods that nobody paid for, sold while it was on. The audit trail has their former
 * ends.
 */
export const endSandboxPeriods = async ({ db, clock, log, actor }: Needs): Promise<void> => {
  const now = clock()
  const ended = await db.transaction(async (tx) => {
    const rows = await tx.query<Ended>(endSql, [now])
    for (const { id, formerEnd } of rows)
      await recordChange(
        tx,
        { actor, action: 'sandbox_period_ended', subjectId: id, detail: { formerEnd: formerEnd.toISOString() } },
        now,
      )
    return rows.length
  })
  if (ended > 0) log.info('periods of the sandbox store were ended, because it is off', { periods: ended })
}
