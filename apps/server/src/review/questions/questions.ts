import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findReviewed, lockReviewed, requireHolder } from '../access/reviewed-project.ts'
import { insertQuestion, pinOf } from './question-rows.ts'
import { insertAnswer, insertReply, keepRead } from './thread-rows.ts'

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
    await giveNotice(tx, body.hash, 'question', account, now, { question, message: question })
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
    const { hash, question } = body
    const message = await insertAnswer(tx, { hash, question, text: body.text.trim() }, account.id, now)
    await keepRead(tx, account.id, { hash, question, message })
    await recordEvent(tx, hash, 'answered', account, now, { question, message })
    await giveNotice(tx, hash, 'answer', account, now, { question, message })
  })
  wakeMail()
  return { data: null }
}

/** For the holder, after the question or an answer; its customer is told. */
export const replyToQuestion: Handler<'replyToQuestion'> = async ({ db, clock, account, body, wakeMail }) => {
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireHolder(tx, project, account)
    await requireOpen(tx, body.hash, body.question)
    const now = clock()
    const { hash, question } = body
    const message = await insertReply(tx, { hash, question, text: body.text.trim() }, account.id, now)
    await keepRead(tx, account.id, { hash, question, message })
    await recordEvent(tx, hash, 'replied', account, now, { question, message })
    await giveNotice(tx, hash, 'question', account, now, { question, message })
  })
  wakeMail()
  return { data: null }
}

/** For everybody who sees the project, about the own reading. */
const read: Handler<'readQuestion' | 'consoleReadQuestion'> = ({ db, account, body }) =>
  db.transaction(async (tx) => {
    await findReviewed(tx, body.hash, account)
    await keepRead(tx, account.id, body)
    return { data: null }
  })
export const readQuestion: Handler<'readQuestion'> = read
export const consoleReadQuestion: Handler<'consoleReadQuestion'> = read

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
