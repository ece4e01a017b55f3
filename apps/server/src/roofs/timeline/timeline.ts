import { type TimelineEvent, type TimelineRecord, timelineEvents } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'

/** Always within the transaction that changes the state. Only the person's identifier is kept. */
export const recordEvent = (
  tx: Db,
  projectHash: string,
  event: TimelineEvent,
  account: { readonly id: string | null; readonly role: Account['role'] },
  at: Date,
) =>
  tx.query('insert into timeline (project_hash, event, account_id, role, created_at) values ($1, $2, $3, $4, $5)', [
    projectHash,
    event,
    account.id,
    account.role,
    at,
  ])

type Row = { readonly event: TimelineEvent; readonly createdAt: Date; readonly person: string | null }

export const nameless = 'Deleted account'

export const findRecords = async (db: Db, projectHash: string): Promise<TimelineRecord[]> => {
  const rows = await db.query<Row>(
    `select t.event, t.created_at as "createdAt", case when a.deleted_at is null then a.name end as person
     from timeline t left join accounts a on a.id = t.account_id
     where t.project_hash = $1 order by t.created_at desc, t.id desc`,
    [projectHash],
  )
  return rows.map(({ event, createdAt, person }) => ({
    createdAt: createdAt.toISOString(),
    event: timelineEvents[event] ?? event,
    person: person ?? nameless,
  }))
}
