import { statusOf, type WaitingFor, waitingFor } from '@soundroof/contract/roofs/project-status'
import { isVoidFile } from '../documents/document-rows.ts'

/** SQL: the last message of the thread of question `q` is an engineer's. */
export const isUnansweredSql = (q: string): string =>
  `coalesce((select max(w.sequence) from review_answers w where w.question_id = ${q}.id), -1)
    < coalesce((select max(r.sequence) from review_replies r where r.question_id = ${q}.id), 0)`

const conditions: Readonly<Record<WaitingFor, string>> = {
  question: `exists (select 1 from review_questions q where q.project_hash = p.hash and q.closed_at is null
    and ${isUnansweredSql('q')})`,
  condition: `exists (select 1 from review_conditions c where c.project_hash = p.hash and c.state = 'open')`,
  review: `p.status = ${statusOf.delivered} and p.review_file is not null and not ${isVoidFile('p.review_file')}
    and not exists (select 1 from timeline t where t.project_hash = p.hash and t.event = 'reviewDownloaded'
      and t.role = 'customer'
      and t.created_at >= (select max(delivered_at) from delivered_reviews v where v.project_hash = p.hash))`,
  'review-void': `p.status = ${statusOf.delivered} and ${isVoidFile('p.review_file')}`,
}

/** SQL: what the company of project `p` has to act on, as words separated by spaces. */
export const waitsSql = `concat_ws(' ', ${waitingFor.options
  .map((kind) => `case when ${conditions[kind]} then '${kind}' end`)
  .join(', ')})`

export const waitsOf = (words: string): readonly WaitingFor[] =>
  waitingFor.options.filter((kind) => words.split(' ').includes(kind))
