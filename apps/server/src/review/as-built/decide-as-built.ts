import type { DeviationDecision } from '@soundroof/contract/review/as-built/as-built-record'
import { findValidRegistration, requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findReviewed, lockReviewed, nameOf, type ReviewedProject } from '../access/reviewed-project.ts'
import { ofAsBuilt } from '../reconsideration/refusals.ts'
import { type Compared, compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'
import { requireNotGivenUp } from '../reconsideration/settling.ts'
import { type AsBuiltRow, type Decision, findAsBuilt } from './as-built-rows.ts'
import { builtFrom } from './built-from.ts'
import { issueCloseOut } from './close-out-pack.ts'
import { shownAsBuilt } from './shown-as-built.ts'

type Asked = Context<'decideAsBuilt', RoofServices>

/** Attack: two engineers at once; the second hears who decided. */
const undecided = (row: AsBuiltRow | null, record: string): AsBuiltRow => {
  if (row === null || row.id !== record || !row.needsEngineer) throw refuse(409, 'asBuiltNothingToDecide')
  if (row.decision !== null) throw refuse(409, 'asBuiltDecided', { engineer: row.decision.engineer })
  return row
}

/** Attack: the project changed since, so that the pack of what is accepted is superseded from the start. */
const requirePresent = ({ revision, issuedResultId }: ReviewedProject, row: AsBuiltRow): void => {
  if (revision !== row.revision || issuedResultId !== row.issuedResultId) throw refuse(409, 'asBuiltOfFormerPlan')
}

/** Attack: a holder who may not sign, or whose project was withdrawn, would keep everybody from deciding. */
const holderMayDecide = async (db: Db, { engineerId, submittedAt }: ReviewedProject, now: Date): Promise<boolean> => {
  if (submittedAt === null || (await findValidRegistration(db, engineerId, now)) === null) return false
  const active = await db.query(
    `select 1 from accounts where id = $1 and role = 'engineer' and disabled_at is null and deleted_at is null`,
    [engineerId],
  )
  return active.length > 0
}

const hasDelivered = async (db: Db, hash: string, id: string): Promise<boolean> =>
  (await db.query('select 1 from delivered_reviews where project_hash = $1 and delivered_by = $2', [hash, id])).length >
  0

/** The holder decides, or who delivered; where no holder may sign any more, any engineer. */
export const requireOwnProject = async (db: Db, project: ReviewedProject, by: string, now: Date): Promise<void> => {
  const { hash, engineerId } = project
  if (engineerId === by || !(await holderMayDecide(db, project, now))) return
  if (await hasDelivered(db, hash, by)) return
  throw refuse(409, 'asBuiltOfOther', { engineer: await nameOf(db, engineerId) })
}

const requireMay = async (db: Db, { account, body, clock }: Asked, project: ReviewedProject): Promise<string> => {
  if (project.isDeleted) throw refuse(409, 'deletedByCustomer')
  await requireOwnProject(db, project, account.id, clock())
  const row = undecided(await findAsBuilt(db, project.hash), body.record)
  if (body.isAccepted) requirePresent(project, row)
  return requireRegistration(db, account, clock())
}

const decisionOf = (
  { isAccepted, reason }: DeviationDecision,
  engineer: string,
  registration: string,
  decidedAt: Date,
): Decision => ({
  isAccepted,
  reason: reason.trim(),
  engineer,
  registration,
  decidedAt,
})

/** Of an accepting decision: its pack, and the comparison of its result. */
type Accepting = { readonly code: string; readonly compared: Compared }

const requireStill = async (tx: Db, project: ReviewedProject, accepting: Accepting | null): Promise<void> => {
  if (accepting === null) return
  await requireStanding(tx, project, accepting.compared)
  await requireNotGivenUp(tx, project, ofAsBuilt)
}

const decide = async (tx: Db, context: Asked, decision: Decision, accepting: Accepting | null): Promise<true> => {
  const { account, body } = context
  const project = await lockReviewed(tx, body.hash, account)
  if ((await requireMay(tx, context, project)) !== decision.registration) throw refuse(409, 'changedMeanwhile')
  await requireStill(tx, project, accepting)
  const { isAccepted, reason, registration, decidedAt: now } = decision
  const code = accepting?.code ?? null
  await update(tx, 'as_built_records', { id: body.record }, { ...decision, decidedBy: account.id, documentCode: code })
  const detail = { record: body.record, registration, code }
  await recordEvent(tx, project.hash, isAccepted ? 'builtAccepted' : 'builtToPutRight', account, now, detail)
  const action = isAccepted ? 'as_built_accepted' : 'as_built_to_put_right'
  const actor = { accountId: account.id }
  await recordChange(
    tx,
    { actor, action, subjectId: body.record, detail: { project: project.hash, reason, registration } },
    now,
  )
  await giveNotice(tx, project.hash, 'deviationDecided', account, now)
  return true
}

const accept = async (context: Asked, project: ReviewedProject, decision: Decision): Promise<void> => {
  const row = undecided(await findAsBuilt(context.db, project.hash), context.body.record)
  const { zones, statement, signedAt, signedByName } = row
  if (zones === null || statement === null || signedAt === null) throw refuse(409, 'asBuiltNothingToDecide')
  const compared = await compareBeforeSigning(context, project.hash, ofAsBuilt)
  await requireNotGivenUp(context.db, project, ofAsBuilt)
  const from = await builtFrom(context, project)
  const signed = { statement, signedAt, signedBy: signedByName ?? '', decision }
  await issueCloseOut(context, { project, row, from, zones, signed, now: decision.decidedAt }, (tx, code) =>
    decide(tx, context, decision, { code, compared }),
  )
}

/** Accepting issues the close-out pack with the reason on it; otherwise the installer puts it right and signs again. */
export const decideAsBuilt: RoofHandler<'decideAsBuilt'> = async (context) => {
  const { db, account, body, clock, wakeMail } = context
  const project = await findReviewed(db, body.hash, account)
  const decision = decisionOf(body, account.name, await requireMay(db, context, project), clock())
  if (decision.isAccepted) await accept(context, project, decision)
  else await db.transaction((tx) => decide(tx, context, decision, null))
  wakeMail()
  return { data: await shownAsBuilt(context, project, await findAsBuilt(db, project.hash)) }
}
