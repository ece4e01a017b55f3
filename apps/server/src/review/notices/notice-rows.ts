import { word } from '@soundroof/contract/platform/coded/told'
import {
  isSafetyKind,
  type Notice,
  type NoticeKind,
  noticeMeanings,
} from '@soundroof/contract/review/notices/notice-calls'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import { inText } from '../../platform/database/moments.ts'
import type { Account } from '../../platform/http/handler.ts'

const isActive = 'a.disabled_at is null and a.deleted_at is null'

const engineers = `select a.id from accounts a where a.role = 'engineer' and ${isActive}`
/** The person who submitted the project, if still in its company. */
const submitter = `select a.id from projects p join accounts a on a.company_id = p.company_id and a.role = 'customer'
  where p.hash = $1 and ${isActive} and a.id = (select t.account_id from timeline t
    where t.project_hash = $1 and t.event = 'submitted' order by t.id desc limit 1)`
/** The person who submitted the project and the owners of its company, so that nobody goes on relying on a void document. */
const responsible = `${submitter} union select a.id from projects p join accounts a on a.company_id = p.company_id
  where p.hash = $1 and a.company_role = 'owner' and ${isActive}`
const holder = `select a.id from projects p join accounts a on a.id = p.engineer_id
  where p.hash = $1 and p.submitted_at is not null and a.role <> 'customer' and ${isActive}`
/** The engineer before the hand-over. */
const formerHolder = `select a.id from accounts a where a.role <> 'customer' and ${isActive}
  and a.id = (select t.detail ->> 'from' from timeline t
    where t.project_hash = $1 and t.event = 'handedOver' order by t.id desc limit 1)`

const recipients: Readonly<Record<NoticeKind, string>> = {
  submitted: engineers,
  received: submitter,
  claimed: submitter,
  question: submitter,
  answer: holder,
  delivered: submitter,
  voided: `${responsible} union ${holder}`,
  handedOver: holder,
  handedOn: formerHolder,
  reconsidered: `${responsible} union ${holder}`,
}

/**
 * In the transaction of the event; then call `wakeMail`. The person who caused it is not told; null: the server did. Nobody
 * can decline mails about safety.
 */
export const giveNotice = (tx: Db, projectHash: string, kind: NoticeKind, by: Pick<Account, 'id'> | null, now: Date) =>
  tx.query(
    `insert into notices (account_id, project_hash, kind, created_at, is_mail_due)
     select r.id, $1, $2, $3, $5 or not coalesce($2 = any(c.no_mail), false)
     from (${recipients[kind]}) r left join notice_choices c on c.account_id = r.id where r.id is distinct from $4`,
    [projectHash, kind, now, by?.id ?? null, isSafetyKind(kind)],
  )

/** Of projects that the reader still sees. */
const seen = `from notices n join projects p on p.hash = n.project_hash join accounts a on a.id = n.account_id
  where n.account_id = $1 and case when a.role = 'customer' then p.company_id = a.company_id and p.hidden_at is null
    else p.status >= ${statusOf.submitted} or (p.engineer_id = a.id and p.submitted_at is not null) end`

type Row = {
  readonly id: string
  readonly kind: NoticeKind
  readonly createdAt: Date
  readonly isRead: boolean
  readonly hash: string
  readonly number: string
  readonly name: string
}

const rowsSql = `select n.id, n.kind, n.created_at, n.read_at is not null as is_read, p.hash,
  p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name
  ${seen} order by n.sequence desc limit 50`

/** The newest 50. */
export const findNotices = async (db: Db, accountId: string): Promise<Notice[]> => {
  const rows = await db.query<Row>(rowsSql, [accountId])
  return rows.map(({ hash, number, name, ...row }) => ({
    ...inText(row),
    text: noticeMeanings[row.kind],
    coded: word(noticeMeanings[row.kind]).coded,
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
