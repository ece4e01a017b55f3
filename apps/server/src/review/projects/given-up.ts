import type { GivenUp } from '@soundroof/contract/review/given-up'
import type { Db } from '../../platform/database/db.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { nameOf, type ReviewedProject } from '../access/reviewed-project.ts'
import { namesOfFigures } from '../reconsideration/shown-mark.ts'

type Decision = Pick<GivenUp, 'outcome' | 'cause'> & {
  readonly by: string | null
  readonly at: Date
  readonly figures: Readonly<Record<string, unknown>> | null
}

const findDecision = async (db: Db, hash: string, resultId: string): Promise<Decision | null> => {
  const [row] = await db.query<Decision>(
    `select m.outcome, m.cause, m.settled_by as by, m.settled_at as at, f.figures from reconsiderations m
     left join reconsidered_figures f on f.reconsideration_id = m.id
     where m.project_hash = $1 and m.issued_result_id = $2 and m.outcome in ('superseded', 'void')
     order by m.settled_at desc limit 1`,
    [hash, resultId],
  )
  return row ?? null
}

type Stored = Omit<GivenUp['documents'][number], 'issuedAt'> & { readonly issuedAt: Date }

const told = ({ issuedAt, ...document }: Stored): GivenUp['documents'][number] => ({
  ...document,
  issuedAt: issuedAt.toISOString(),
})

/** Printed again and again, reports are many. */
const mostDocuments = 20

/** An input summary shows no result. */
const documentsBefore = (db: Db, hash: string, resultId: string, at: Date): Promise<Stored[]> =>
  db.query<Stored>(
    `select code, kind, state, issued_at from documents
     where project_hash = $1 and issued_result_id = $2 and issued_at <= $3 and kind <> 'input-summary'
     order by issued_at desc, code limit ${mostDocuments}`,
    [hash, resultId, at],
  )

/** A corrected review of the engineer's own, on the same result: the project has no other yet. */
const reviewSince = async (db: Db, hash: string, at: Date): Promise<Stored | null> => {
  const [row] = await db.query<Stored>(
    `select code, kind, state, issued_at from documents
     where project_hash = $1 and issued_at > $2 and kind = 'signed-review' and state = 'valid'
     order by issued_at desc limit 1`,
    [hash, at],
  )
  return row ?? null
}

/** For the customer: what was given up of the present result, since when, and what replaces it. */
export const givenUpOf = async (
  services: Pick<RoofServices, 'catalogue'> & { readonly db: Db },
  { hash, issuedResultId }: Pick<ReviewedProject, 'hash' | 'issuedResultId'>,
): Promise<GivenUp | null> => {
  const { db } = services
  const decision = issuedResultId === null ? null : await findDecision(db, hash, issuedResultId)
  if (decision === null || issuedResultId === null) return null
  const { outcome, cause, by, at, figures } = decision
  const ids = Object.keys(figures ?? {})
  const named = await namesOfFigures(services, ids)
  const replacement = await reviewSince(db, hash, at)
  return {
    ...{ outcome, cause, decidedAt: at.toISOString() },
    engineer: await nameOf(db, by),
    figures: ids.map(named),
    documents: (await documentsBefore(db, hash, issuedResultId, at)).map(told),
    replacedBy: replacement && told(replacement),
  }
}
