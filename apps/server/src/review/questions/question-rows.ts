import { told } from '@soundroof/contract/platform/messages'
import { pinsOf } from '@soundroof/contract/review/pins'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { isUnansweredSql } from '../../roofs/projects/waiting-sql.ts'
import { filesOfDraft } from '../../roofs/timeline/bound-content.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { findMessages, findReads, threadOf } from './thread-rows.ts'

/** Both null: the project as a whole. */
export type Pin = { readonly field: string | null; readonly photo: string | null }

/** Stored address of a photo of the project; refuses others. */
export const photoIn = (draft: unknown, photo: string): string => {
  const address = canonicalAddress(photo)
  if (!filesOfDraft(projectDraft.parse(draft)).includes(address))
    throw refuseInput([{ field: 'photo', ...told('photoNotInProject') }])
  return address
}

type Asked = { readonly field?: string | undefined; readonly photo?: string | undefined }

const isBlankOrMissing = (field: string | undefined): field is undefined => (field ?? '') === ''

/** What a question is about: a field by its wire name, a photo of the project, or neither. */
export const pinOf = ({ field, photo }: Asked, draft: unknown): Pin => {
  if (!isBlankOrMissing(field) && photo !== undefined) throw refuseInput([{ field: 'photo', ...told('pinTwice') }])
  if (photo !== undefined) return { field: null, photo: photoIn(draft, photo) }
  if (isBlankOrMissing(field)) return { field: null, photo: null }
  const pins = pinsOf(projectDraft.parse(draft), choices)
  if (!pins.some(({ name }) => name === field))
    throw refuseInput([{ field: 'field', ...told('fieldNotInProject', { field }) }])
  return { field, photo: null }
}

type Question = Pin & { readonly text: string; readonly isReturn: boolean }

/** Answers the id. */
export const insertQuestion = async (
  tx: Db,
  { hash, revision }: ReviewedProject,
  question: Question,
  { id: askedBy }: Account,
  now: Date,
): Promise<string> => {
  const id = newId()
  await insert(tx, 'review_questions', { id, projectHash: hash, revision, ...question, askedBy, askedAt: now })
  return id
}

/** Ids, oldest first, locked until the transaction ends. */
export const lockOpenQuestions = async (tx: Db, hash: string): Promise<readonly string[]> => {
  const rows = await tx.query<{ id: string }>(
    'select id from review_questions where project_hash = $1 and closed_at is null order by sequence for update',
    [hash],
  )
  return rows.map(({ id }) => id)
}

type Row = Omit<
  Stored<ReviewQuestion, 'askedAt' | 'closedAt'>,
  'answers' | 'messages' | 'person' | 'isUnread' | 'waitsFor'
> & {
  readonly person: string | null
  readonly askedBy: string
}

const rowsSql = `select q.id, q.revision, q.field, q.photo, q.text, q.is_return, q.asked_at, q.asked_by,
    q.closed_at, ${nameSql('q.asked_by')} as person
  from review_questions q where q.project_hash = $1 order by q.sequence desc`

/** Newest question first, each with what followed it, as this person reads it. */
export const findQuestions = async (
  db: Db,
  hash: string,
  { id: reader }: Pick<Account, 'id'>,
): Promise<ReviewQuestion[]> => {
  const rows = await db.query<Row>(rowsSql, [hash])
  const messages = await findMessages(db, hash)
  const reads = await findReads(db, hash, reader)
  return rows.map(({ askedBy, ...row }) => ({
    ...inText(row),
    ...personWords(row.person),
    ...threadOf({ id: row.id, askedBy, closedAt: row.closedAt }, messages, reader, reads),
  }))
}

/** Open questions of which the last message is an engineer's, oldest first, locked until the transaction ends. */
export const lockUnanswered = async (tx: Db, hash: string): Promise<readonly { id: string; text: string }[]> =>
  tx.query(
    `select q.id, q.text from review_questions q where q.project_hash = $1 and q.closed_at is null and ${isUnansweredSql('q')}
     order by q.sequence for update`,
    [hash],
  )
