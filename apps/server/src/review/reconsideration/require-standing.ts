import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { today } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { lockRevision } from '../../roofs/catalogue/signed-figures.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { findOpenMark, markWorse } from './marks.ts'
import { ofReview, type StandingRefusals } from './refusals.ts'

/** The compared result, the figures in force at the comparison, and what to say where it does not stand. */
export type Compared = {
  readonly resultId: string | null
  readonly revision: string
  readonly refusals: StandingRefusals
}

type Needs = Pick<RoofServices, 'db' | 'clock' | 'log' | 'catalogue' | 'reconsider' | 'wakeMail'>

type Present = { readonly resultId: string | null; readonly input: unknown; readonly resultJson: string | null }

const presentSql = `select p.issued_result_id as result_id, r.input, r.result as result_json
  from projects p left join issued_results r on r.id = p.issued_result_id and r.is_charged where p.hash = $1`

const requireUnmarked = async (db: Db, hash: string, { marked }: StandingRefusals): Promise<void> => {
  const open = await findOpenMark(db, hash)
  if (open) throw refuse(409, marked, { date: dayInWords(today(open.openedAt)) })
}

const markIfWorse = async (
  needs: Needs,
  hash: string,
  { resultId, input, resultJson }: Present,
  { failed }: StandingRefusals,
): Promise<void> => {
  const { db, clock, log, reconsider, wakeMail } = needs
  if (resultId === null || resultJson === null) return
  const now = clock()
  const found = await reconsider({ input, resultJson, today: today(now) })
  if (found.kind === 'worse' && (await markWorse(db, { hash, resultId, now }, found))) wakeMail()
  if (found.kind !== 'failed') return
  log.error('a result cannot be calculated again', new Error(found.reason), { project: hash })
  throw refuse(409, failed)
}

/**
 * Attack: a signature in the seconds between a replaced figure and the next search. Call before the transaction that signs:
 * marks a result that is worse today at once.
 */
export const compareBeforeSigning = async (
  needs: Needs,
  hash: string,
  refusals: StandingRefusals = ofReview,
): Promise<Compared> => {
  const { db, catalogue } = needs
  await requireUnmarked(db, hash, refusals)
  const { revision } = await catalogue.get()
  const [present] = await db.query<Present>(presentSql, [hash])
  if (present) await markIfWorse(needs, hash, present, refusals)
  await requireUnmarked(db, hash, refusals)
  return { resultId: present?.resultId ?? null, revision, refusals }
}

/** Refuses to sign a result that would be worse today until an engineer has settled it. No figure changes until the end. */
export const requireStanding = async (
  tx: Db,
  { hash, issuedResultId }: Pick<ReviewedProject, 'hash' | 'issuedResultId'>,
  { resultId, revision, refusals }: Compared,
): Promise<void> => {
  await requireUnmarked(tx, hash, refusals)
  if (issuedResultId !== resultId || (await lockRevision(tx)) !== revision) throw refuse(409, 'changedMeanwhile')
}
