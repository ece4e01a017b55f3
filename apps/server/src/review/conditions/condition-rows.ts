import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Account } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { confirmingCode } from '../../roofs/documents/ended-inspections.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'

/**
 * Conditions that no engineer has confirmed or withdrawn, of earlier approvals too. Delivering a review ends the certificate
 * after inspection, and what that one confirmed stands then.
 */
export const findStandingConditions = (db: Db, hash: string): Promise<{ readonly text: string }[]> =>
  db.query(
    `select c.text from review_conditions c where c.project_hash = $1 and (c.state in ('open', 'closed') or c.state = 'confirmed'
       and exists (select 1 from documents d where d.code = ${confirmingCode} and d.state = 'valid')) order by c.sequence`,
    [hash],
  )

/** Adds conditions of an approval but those that already stand; answers the new ids. */
export const addConditions = async (
  tx: Db,
  hash: string,
  texts: readonly string[],
  { id: createdBy }: Account,
  now: Date,
): Promise<readonly string[]> => {
  const standing = (await findStandingConditions(tx, hash)).map(({ text }) => text)
  const added = [...new Set(texts.map((text) => text.trim()))].filter((text) => !standing.includes(text))
  const ids: string[] = []
  for (const text of added) {
    const id = newId()
    await insert(tx, 'review_conditions', { id, projectHash: hash, text, createdBy, createdAt: now })
    ids.push(id)
  }
  return ids
}

type Row = Stored<ReviewCondition, 'createdAt' | 'closedAt'> & {
  readonly madeBy: string | null
  readonly isClosed: boolean
}

const closerOf = ({ isClosed, closedBy }: Row) => {
  if (!isClosed) return { closedBy: null }
  const { person, ...coded } = personWords(closedBy)
  return { closedBy: person, ...('codedPerson' in coded ? { codedClosedBy: coded.codedPerson } : {}) }
}

/** Oldest first. */
export const findConditions = async (db: Db, hash: string): Promise<ReviewCondition[]> => {
  const rows = await db.query<Row>(
    `select c.id, c.text, c.created_at, ${nameSql('c.created_by')} as made_by, c.state,
       c.closed_at, c.closed_by is not null as is_closed, ${nameSql('c.closed_by')} as closed_by,
       c.note, c.evidence, c.objection
     from review_conditions c where c.project_hash = $1 order by c.sequence`,
    [hash],
  )
  return rows.map((row) => {
    const { madeBy, isClosed: _, ...condition } = row
    return { ...inText(condition), ...personWords(madeBy), ...closerOf(row) }
  })
}

/** Null where the project has no such condition. */
export const lockCondition = async (tx: Db, hash: string, id: string) => {
  const [row] = await tx.query<{ readonly state: ReviewCondition['state'] }>(
    'select state from review_conditions where id = $1 and project_hash = $2 for update',
    [id, hash],
  )
  return row ?? null
}
