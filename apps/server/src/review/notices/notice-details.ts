import { findPin } from '@soundroof/contract/review/pins'
import type { DeliveryNews, ThreadNews, Written } from '@soundroof/words/language/mail-wording'
import type { Db } from '../../platform/database/db.ts'
import { harmlessText, harmlessWords } from '../../platform/mail/harmless-words.ts'
import type { NoticeDetail } from '../../roofs/notices/give-notice.ts'
import { nameSql } from '../../roofs/timeline/person-words.ts'

/** What a mail about a notice quotes. */

/** Characters: a message has as many; of the one before it, enough to recall it. */
const [longestMessage, longestBefore] = [2000, 500]

type Row = { readonly id: string; readonly text: string; readonly person: string | null }

const threadSql = `select m.id, m.text, ${nameSql('m.by')} as person from (
    select q.id, q.text, q.asked_by as by, 0 as sequence from review_questions q where q.id = $1
    union all select w.id, w.text, w.answered_by, w.sequence from review_answers w where w.question_id = $1
    union all select r.id, r.text, r.written_by, r.sequence from review_replies r where r.question_id = $1) m
  order by m.sequence`

const writtenOf = ({ text, person }: Row, most: number): Written => ({
  text: harmlessText(text, most),
  person: harmlessWords(person ?? ''),
})

const aboutOf = async (db: Db, question: string): Promise<ThreadNews['about']> => {
  const [pin] = await db.query<{ field: string | null; photo: string | null }>(
    'select field, photo from review_questions where id = $1',
    [question],
  )
  if (pin?.photo) return { kind: 'photo' }
  const label = pin?.field ? (findPin(pin.field)?.label ?? '') : ''
  return label === '' ? { kind: 'project' } : { kind: 'field', label }
}

/** The message that the notice is about, and the last one before it; null: it is about none. */
export const threadNews = async (db: Db, { question, message }: NoticeDetail): Promise<ThreadNews | null> => {
  if (question === undefined || message === undefined) return null
  const thread = await db.query<Row>(threadSql, [question])
  const position = thread.findIndex(({ id }) => id === message)
  const [said, before] = [thread[position], thread[position - 1]]
  if (!said) return null
  return {
    about: await aboutOf(db, question),
    said: writtenOf(said, longestMessage),
    before: before ? writtenOf(before, longestBefore) : null,
  }
}

export const deliveryNews = ({ deliverAt, former = null, reason = '' }: NoticeDetail): DeliveryNews | null =>
  deliverAt === undefined ? null : { day: deliverAt, former, reason: harmlessText(reason, longestMessage) }
