import { asWritten, type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { endedInspection, inspectionEnds } from '@soundroof/contract/roofs/documents/inspection-end'
import {
  deliveredWithoutResult,
  type FullRecord,
  type TimelineEvent,
  type TimelineRecord,
  timelineEvents,
} from '@soundroof/contract/roofs/project-status'
import { toldInWords } from '@soundroof/words/told-in-words'
import { chainHash, noPrevious, recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { nobodyWords, personWords } from './person-words.ts'

/** Content of a record that its hash covers. */
export type RecordContent = {
  readonly project: string
  readonly event: string
  readonly accountId: string | null
  readonly role: string
  readonly at: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly previous: string
}

export const recordHash = (key: string, content: RecordContent): string => chainHash(key, 'record', content)

/** Locks until the transaction ends, so that records of one project are chained in order. */
export const lockRecords = (tx: Db, projectHash: string) =>
  tx.query('select 1 from projects where hash = $1 for no key update', [projectHash])

/** In the transaction that changes the state. Stores the person's id, not the name. */
export const recordEvent = async (
  tx: Db,
  project: string,
  event: TimelineEvent,
  { id: accountId, role }: { readonly id: string | null; readonly role: Account['role'] },
  at: Date,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const key = recordKeyOf(tx)
  await lockRecords(tx, project)
  const [last] = await tx.query<{ hash: string }>(
    'select hash from timeline where project_hash = $1 order by id desc limit 1',
    [project],
  )
  const previous = last?.hash ?? noPrevious
  const row = { event, accountId, role, detail, previous }
  const hash = recordHash(key, { ...row, project, at: at.toISOString() })
  await insert(tx, 'timeline', { ...row, projectHash: project, createdAt: at, detail: JSON.stringify(detail), hash })
}

type Row = {
  readonly event: TimelineEvent
  readonly createdAt: Date
  readonly isByItself: boolean
  readonly person: string | null
  readonly role: Account['role']
  readonly detail: Readonly<Record<string, unknown>>
}

/** Newest first. */
const findRows = (db: Db, projectHash: string): Promise<Row[]> =>
  db.query<Row>(
    `select t.event, t.created_at, t.account_id is null as is_by_itself, case when a.deleted_at is null then a.name end as person, t.role, t.detail
     from timeline t left join accounts a on a.id = t.account_id
     where t.project_hash = $1 order by t.created_at desc, t.id desc`,
    [projectHash],
  )

/** What an event says of a certificate after inspection that ended; null: nothing. */
const toldOfEnd = ({ event, detail }: Pick<Row, 'event' | 'detail'>): Told | null => {
  const ended = endedInspection.safeParse(detail)
  if (!ended.success) return null
  const { code, why } = ended.data
  if (event === 'conditionUnconfirmed') return told('conditionUnconfirmed', { code })
  return event === 'inspectionEnded' ? told('inspectionEnded', { code, why: word(inspectionEnds[why]) }) : null
}

/** An event of another release is shown by its own name. */
const eventOf = ({ event, detail }: Pick<Row, 'event' | 'detail'>): Told => {
  const ended = toldOfEnd({ event, detail })
  if (ended !== null) return ended
  const known = event === 'delivered' && detail.result === null ? deliveredWithoutResult : timelineEvents[event]
  return known === undefined ? asWritten(event) : word(known)
}

const personOf = ({ isByItself, person }: Pick<Row, 'isByItself' | 'person'>) =>
  isByItself ? nobodyWords : personWords(person)

/** For customers: without role and detail. */
export const findRecords = async (db: Db, projectHash: string): Promise<TimelineRecord[]> => {
  const rows = await findRows(db, projectHash)
  return rows.map((row) => {
    const { message, coded } = toldInWords(eventOf(row), 'en-AU')
    return { createdAt: row.createdAt.toISOString(), event: message, coded, ...personOf(row) }
  })
}

/** With role and detail, for engineers. */
export const findFullRecords = async (db: Db, projectHash: string): Promise<FullRecord[]> => {
  const rows = await findRows(db, projectHash)
  return rows.map((row) => {
    const { event, role, detail, createdAt } = row
    const { message, coded } = toldInWords(eventOf(row), 'en-AU')
    return { event, role, detail, createdAt: createdAt.toISOString(), text: message, coded, ...personOf(row) }
  })
}
