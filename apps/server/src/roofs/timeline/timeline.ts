import {
  type FullRecord,
  type TimelineEvent,
  type TimelineRecord,
  timelineEvents,
} from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'

/** Always within the transaction that changes the state. Only the person's identifier is kept. */
export const recordEvent = (
  tx: Db,
  projectHash: string,
  event: TimelineEvent,
  account: { readonly id: string | null; readonly role: Account['role'] },
  at: Date,
  detail: Readonly<Record<string, unknown>> = {},
) =>
  tx.query(
    `insert into timeline (project_hash, event, account_id, role, created_at, detail)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [projectHash, event, account.id, account.role, at, JSON.stringify(detail)],
  )

type Row = {
  readonly event: TimelineEvent
  readonly createdAt: Date
  readonly person: string | null
  readonly role: Account['role']
  readonly detail: Readonly<Record<string, unknown>>
}

export const nameless = 'Deleted account'

/** Newest first. */
const findRows = (db: Db, projectHash: string): Promise<Row[]> =>
  db.query<Row>(
    `select t.event, t.created_at as "createdAt", case when a.deleted_at is null then a.name end as person, t.role, t.detail
     from timeline t left join accounts a on a.id = t.account_id
     where t.project_hash = $1 order by t.created_at desc, t.id desc`,
    [projectHash],
  )

export const findRecords = async (db: Db, projectHash: string): Promise<TimelineRecord[]> => {
  const rows = await findRows(db, projectHash)
  return rows.map(({ event, createdAt, person }) => ({
    createdAt: createdAt.toISOString(),
    event: timelineEvents[event] ?? event,
    person: person ?? nameless,
  }))
}

/** With role and detail, for engineers. */
export const findFullRecords = async (db: Db, projectHash: string): Promise<FullRecord[]> => {
  const rows = await findRows(db, projectHash)
  return rows.map(({ createdAt, person, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    text: timelineEvents[row.event] ?? row.event,
    person: person ?? nameless,
  }))
}
