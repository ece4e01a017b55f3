import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'

/** Those that nobody has confirmed or withdrawn, of earlier approvals too. */
export const findStandingConditions = (db: Db, hash: string): Promise<{ readonly text: string }[]> =>
  db.query(
    `select text from review_conditions where project_hash = $1 and state in ('open', 'closed') order by sequence`,
    [hash],
  )

/** Conditions of an approval, without those that stand already; answers the identifiers of the new ones. */
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

export type ConditionRow = Omit<ReviewCondition, 'createdAt' | 'closedAt'> & {
  readonly createdAt: Date
  readonly closedAt: Date | null
}

type Stored = Omit<ConditionRow, 'person' | 'closedBy'> & {
  readonly person: string | null
  readonly isClosed: boolean
  readonly closedBy: string | null
}

const closerOf = ({ isClosed, closedBy }: Stored) => {
  if (!isClosed) return { closedBy: null }
  const { person, ...coded } = personWords(closedBy)
  return { closedBy: person, ...('codedPerson' in coded ? { codedClosedBy: coded.codedPerson } : {}) }
}

/** In the order of their making. */
export const findConditions = async (db: Db, hash: string): Promise<ConditionRow[]> => {
  const rows = await db.query<Stored>(
    `select c.id, c.text, c.created_at, ${nameSql('c.created_by')} as person, c.state,
       c.closed_at, c.closed_by is not null as is_closed, ${nameSql('c.closed_by')} as closed_by,
       c.note, c.evidence, c.objection
     from review_conditions c where c.project_hash = $1 order by c.sequence`,
    [hash],
  )
  return rows.map(({ isClosed, ...row }) => ({ ...row, ...personWords(row.person), ...closerOf({ ...row, isClosed }) }))
}

export const lockCondition = async (tx: Db, hash: string, id: string) => {
  const [row] = await tx.query<{ readonly state: ReviewCondition['state'] }>(
    'select state from review_conditions where id = $1 and project_hash = $2 for update',
    [id, hash],
  )
  return row ?? null
}
