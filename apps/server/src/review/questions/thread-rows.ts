import type { ReviewMessage, ReviewQuestion, Side } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'

/** What follows a question: answers of the customer and replies of engineers, in one order. */

type Row = {
  readonly id: string
  readonly question: string
  readonly sequence: number
  readonly at: Date
  readonly by: string
  readonly person: string | null
  readonly side: Side
  readonly text: string
}

const messagesSql = `select m.*, ${nameSql('m.by')} as person from (
    select w.id, w.question_id as question, w.sequence, w.answered_at as at, w.answered_by as by, 'customer' as side, w.text
    from review_answers w where w.project_hash = $1
    union all
    select r.id, r.question_id, r.sequence, r.written_at, r.written_by, 'engineer', r.text
    from review_replies r where r.project_hash = $1) m
  order by m.sequence`

export const findMessages = (db: Db, hash: string): Promise<Row[]> => db.query<Row>(messagesSql, [hash])

/** By question: up to which message this person has read. */
export const findReads = async (db: Db, hash: string, accountId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.query<{ question: string; readUntil: number }>(
    `select r.question_id as question, r.read_until from question_reads r join review_questions q on q.id = r.question_id
     where r.account_id = $2 and q.project_hash = $1`,
    [hash, accountId],
  )
  return new Map(rows.map(({ question, readUntil }) => [question, readUntil]))
}

/** What was said of a closed question has had its time: it is not called unread. */
const isUnread = ({ by, sequence }: Pick<Row, 'by' | 'sequence'>, reader: string, readUntil: number | undefined) =>
  by !== reader && sequence > (readUntil ?? -1)

type Thread = Pick<ReviewQuestion, 'isUnread' | 'messages' | 'waitsFor' | 'answers'>
type Asked = { readonly id: string; readonly askedBy: string; readonly closedAt: Date | null }

const messageOf = (row: Row, reader: string, readUntil: number | undefined): ReviewMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  ...personWords(row.person),
  side: row.side,
  text: row.text,
  isUnread: isUnread(row, reader, readUntil),
})

const other: Readonly<Record<Side, Side>> = { engineer: 'customer', customer: 'engineer' }

/** The thread of a question as this person reads it. */
export const threadOf = (
  { id, askedBy, closedAt }: Asked,
  all: readonly Row[],
  reader: string,
  reads: ReadonlyMap<string, number>,
): Thread => {
  const rows = all.filter(({ question }) => question === id)
  const readUntil = closedAt === null ? reads.get(id) : Number.POSITIVE_INFINITY
  const messages = rows.map((row) => messageOf(row, reader, readUntil))
  return {
    isUnread: isUnread({ by: askedBy, sequence: 0 }, reader, readUntil),
    messages,
    waitsFor: closedAt === null ? other[rows.at(-1)?.side ?? 'engineer'] : null,
    answers: messages
      .filter(({ side }) => side === 'customer')
      .map(({ id: _, side: __, at, isUnread: ___, ...message }) => ({ answeredAt: at, ...message })),
  }
}

type Written = { readonly hash: string; readonly question: string; readonly text: string }

/** Answers the id. */
export const insertAnswer = async (tx: Db, { hash, question, text }: Written, by: string, now: Date) => {
  const id = newId()
  const row = { id, projectHash: hash, questionId: question, text, answeredBy: by, answeredAt: now }
  await insert(tx, 'review_answers', row)
  return id
}

/** Answers the id. */
export const insertReply = async (tx: Db, { hash, question, text }: Written, by: string, now: Date) => {
  const id = newId()
  await insert(tx, 'review_replies', {
    id,
    projectHash: hash,
    questionId: question,
    text,
    writtenBy: by,
    writtenAt: now,
  })
  return id
}

const placeSql = `select case when q.id = $3 then 0 else m.sequence end as sequence
  from review_questions q left join (
    select id, question_id, sequence from review_answers union all select id, question_id, sequence from review_replies) m
    on m.question_id = q.id and m.id = $3
  where q.project_hash = $1 and q.id = $2`

/** Never less than was read before. Refuses a question or message of another project. */
export const keepRead = async (
  tx: Db,
  accountId: string,
  { hash, question, message }: { readonly hash: string; readonly question: string; readonly message: string },
): Promise<void> => {
  const [place] = await tx.query<{ sequence: number | null }>(placeSql, [hash, question, message])
  if (place?.sequence == null) throw refuse(404, 'questionUnknown')
  await tx.query(
    `insert into question_reads (account_id, question_id, read_until) values ($1, $2, $3)
     on conflict (account_id, question_id) do update set read_until = greatest(question_reads.read_until, excluded.read_until)`,
    [accountId, question, place.sequence],
  )
}
