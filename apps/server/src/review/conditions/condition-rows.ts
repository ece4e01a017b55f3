import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'

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
    await tx.query(
      'insert into review_conditions (id, project_hash, text, created_by, created_at) values ($1, $2, $3, $4, $5)',
      [id, hash, text, createdBy, now],
    )
    ids.push(id)
  }
  return ids
}

export type ConditionRow = Omit<ReviewCondition, 'createdAt' | 'closedAt'> & {
  readonly createdAt: Date
  readonly closedAt: Date | null
}

const name = (column: string) =>
  `coalesce((select a.name from accounts a where a.id = ${column} and a.deleted_at is null), 'Deleted account')`

/** In the order of their making. */
export const findConditions = (db: Db, hash: string): Promise<ConditionRow[]> =>
  db.query<ConditionRow>(
    `select c.id, c.text, c.created_at as "createdAt", ${name('c.created_by')} as person, c.state,
       c.closed_at as "closedAt", case when c.closed_by is not null then ${name('c.closed_by')} end as "closedBy",
       c.note, c.evidence, c.objection
     from review_conditions c where c.project_hash = $1 order by c.sequence`,
    [hash],
  )

export const lockCondition = async (tx: Db, hash: string, id: string) => {
  const [row] = await tx.query<{ readonly state: ReviewCondition['state'] }>(
    'select state from review_conditions where id = $1 and project_hash = $2 for update',
    [id, hash],
  )
  return row ?? null
}
