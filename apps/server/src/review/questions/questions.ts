import type { Db } from '../../platform/database/db.ts'
import { insert, update } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireHolder } from '../access/reviewed-project.ts'
import { giveNotice } from '../notices/notice-rows.ts'
import { insertQuestion, pinOf } from './question-rows.ts'

/** For the holder; does not return the project. */
export const askQuestion: Handler<'askQuestion'> = async ({ db, clock, account, body, wakeMail }) => {
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireHolder(tx, project, account)
    const pin = pinOf(body, project.draft)
    const now = clock()
    const question = await insertQuestion(
      tx,
      project,
      { ...pin, text: body.text.trim(), isReturn: false },
      account,
      now,
    )
    await recordEvent(tx, body.hash, 'asked', account, now, { question, revision: project.revision, ...pin })
    await giveNotice(tx, body.hash, 'question', account, now)
  })
  wakeMail()
  return { data: null }
}

/** Throws unless the project has this question and it is open. */
const requireOpen = async (tx: Db, hash: string, question: string): Promise<void> => {
  const [row] = await tx.query<{ isClosed: boolean }>(
    `select closed_at is not null as is_closed from review_questions where id = $1 and project_hash = $2 for update`,
    [question, hash],
  )
  if (!row) throw refuse(404, 'questionUnknown')
  if (row.isClosed) throw refuse(409, 'questionClosed')
}

/** For the company of the project. */
export const answerQuestion: Handler<'answerQuestion'> = async ({ db, clock, account, body, wakeMail }) => {
  await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    await lockReviewed(tx, body.hash, account)
    await requireOpen(tx, body.hash, body.question)
    const now = clock()
    await insert(tx, 'review_answers', {
      id: newId(),
      projectHash: body.hash,
      questionId: body.question,
      text: body.text.trim(),
      answeredBy: account.id,
      answeredAt: now,
    })
    await recordEvent(tx, body.hash, 'answered', account, now, { question: body.question })
    await giveNotice(tx, body.hash, 'answer', account, now)
  })
  wakeMail()
  return { data: null }
}

export const closeQuestion: Handler<'closeQuestion'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireHolder(tx, project, account)
    await requireOpen(tx, body.hash, body.question)
    const now = clock()
    await update(tx, 'review_questions', { id: body.question }, { closedBy: account.id, closedAt: now })
    await recordEvent(tx, body.hash, 'questionClosed', account, now, { question: body.question })
    return { data: null }
  })
