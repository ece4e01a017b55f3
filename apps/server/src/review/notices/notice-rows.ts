import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type Notice, type NoticeKind, noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import { type EndedInspection, inspectionEnds } from '@soundroof/contract/roofs/documents/inspection-end'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import { inText } from '../../platform/database/moments.ts'
import { asksEngineer } from '../access/reviewed-project.ts'

/** Of projects that the reader still sees. */
const seen = `from notices n join projects p on p.hash = n.project_hash join accounts a on a.id = n.account_id
  where n.account_id = $1 and case when a.role = 'customer' then p.company_id = a.company_id and p.hidden_at is null
    else p.status >= ${statusOf.submitted} or (p.engineer_id = a.id and p.submitted_at is not null) or ${asksEngineer('p')} end`

type Row = {
  readonly id: string
  readonly kind: NoticeKind
  readonly createdAt: Date
  readonly isRead: boolean
  readonly hash: string
  readonly number: string
  readonly name: string
  readonly ended: EndedInspection | null
}

const rowsSql = `select n.id, n.kind, n.created_at, n.detail -> 'ended' as ended, n.read_at is not null as is_read, p.hash,
  p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name
  ${seen} order by n.sequence desc limit 50`

/** Of a certificate that ended, which one and why. */
const textOf = (ended: EndedInspection | null, kind: NoticeKind) => {
  const meaning = ended
    ? told('inspectionEnded', { code: ended.code, why: word(inspectionEnds[ended.why]) })
    : word(noticeMeanings[kind])
  const { message: text, coded } = toldInWords(meaning, 'en-AU')
  return { text, coded }
}

/** The newest 50. */
export const findNotices = async (db: Db, accountId: string): Promise<Notice[]> => {
  const rows = await db.query<Row>(rowsSql, [accountId])
  return rows.map(({ hash, number, name, ended, ...row }) => ({
    ...inText(row),
    ...textOf(ended, row.kind),
    project: { hash, number, name },
  }))
}

export const countUnread = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(`select count(*) as count ${seen} and n.read_at is null`, [accountId])
  return row?.count ?? 0
}

/** `ids` null: all. */
export const markRead = (db: Db, accountId: string, ids: readonly string[] | null, now: Date) =>
  db.query(
    `update notices set read_at = $3 where account_id = $1 and read_at is null
     and ($2::text[] is null or id = any($2))`,
    [accountId, ids, now],
  )

/** Kinds that the person has declined. */
export const findNoMail = async (db: Db, accountId: string): Promise<readonly string[]> => {
  const [row] = await db.query<{ noMail: string[] }>('select no_mail from notice_choices where account_id = $1', [
    accountId,
  ])
  return row?.noMail ?? []
}

export const setNoMail = (db: Db, accountId: string, kinds: readonly NoticeKind[]) =>
  upsert(db, 'notice_choices', { accountId }, { noMail: kinds })
