import { told } from '@soundroof/contract/platform/messages'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { domainFieldOf } from '@soundroof/contract/roofs/wire/wire'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { filesOfDraft } from '../../roofs/timeline/bound-content.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'

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
  if (domainFieldOf(field) === null) throw refuseInput([{ field: 'field', ...told('fieldNotInProject', { field }) }])
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

type Row = Omit<Stored<ReviewQuestion, 'askedAt' | 'closedAt'>, 'answers' | 'person'> & {
  readonly person: string | null
}
type AnswerRow = {
  readonly question: string
  readonly answeredAt: Date
  readonly person: string | null
  readonly text: string
}

/** Newest question first, answers in order. */
export const findQuestions = async (db: Db, hash: string): Promise<ReviewQuestion[]> => {
  const rows = await db.query<Row>(
    `select q.id, q.revision, q.field, q.photo, q.text, q.is_return, q.asked_at,
       q.closed_at, ${nameSql('q.asked_by')} as person
     from review_questions q where q.project_hash = $1 order by q.sequence desc`,
    [hash],
  )
  const answers = await db.query<AnswerRow>(
    `select w.question_id as question, w.answered_at, w.text, ${nameSql('w.answered_by')} as person
     from review_answers w join review_questions q on q.id = w.question_id
     where q.project_hash = $1 order by w.sequence`,
    [hash],
  )
  return rows.map((row) => ({
    ...inText(row),
    ...personWords(row.person),
    answers: answers
      .filter(({ question }) => question === row.id)
      .map(({ answeredAt, person, text }) => ({ answeredAt: answeredAt.toISOString(), ...personWords(person), text })),
  }))
}
