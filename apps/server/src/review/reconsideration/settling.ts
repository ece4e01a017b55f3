import { told } from '@soundroof/contract/platform/messages'
import { momentInWords } from '@soundroof/contract/platform/time/australian-time'
import { outcomeWords, type SettledOutcome } from '@soundroof/contract/review/changed/changed-figures'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { lockReviewed, nameOf, type ReviewedProject, requireHolder } from '../access/reviewed-project.ts'
import { findOpenMark, type Mark, settleMark } from './marks.ts'
import { ofReview, type StandingRefusals } from './refusals.ts'
import { requireRead } from './seen-differences.ts'

/** What an engineer decides of a result under reconsideration. */
export type Settling = {
  readonly hash: string
  readonly reconsideration: string
  /** Identity of the differences that were read. */
  readonly seen: string
  readonly outcome: SettledOutcome
  readonly reason: string
  readonly account: Account
  readonly now: Date
}

type Settlement = { readonly outcome: SettledOutcome; readonly by: string; readonly at: Date; readonly reason: string }

/** The newest settlement by an engineer that a condition finds; null: none. */
const findSettlement = async (db: Db, where: string, values: readonly string[]): Promise<Settlement | null> => {
  const [row] = await db.query<Settlement>(
    `select m.outcome, m.settled_by as by, m.settled_at as at, m.reason from reconsiderations m
     where ${where} and m.settled_by is not null order by m.settled_at desc limit 1`,
    values,
  )
  return row ?? null
}

const wordsOf = async (db: Db, { outcome, by, at }: Settlement) => ({
  engineer: (await nameOf(db, by)) || 'Another engineer',
  date: momentInWords(at.toISOString()),
  outcome: told(outcomeWords[outcome]),
})

/** True: this engineer has settled it so already, and the call was sent once more. */
const isSentAgain = ({ outcome, by, reason }: Settlement, settling: Settling): boolean =>
  outcome === settling.outcome && by === settling.account.id && reason === settling.reason

/** A result under reconsideration, its project locked until the transaction ends. */
export type ToSettle = { readonly project: ReviewedProject; readonly mark: Mark }

/** Null: settled so already by the same engineer. A colleague who was faster is named. */
export const lockToSettle = async (tx: Db, settling: Settling): Promise<ToSettle | null> => {
  const { hash, reconsideration, account, now, seen } = settling
  const project = await lockReviewed(tx, hash, account)
  const settled = await findSettlement(tx, 'm.id = $1 and m.project_hash = $2', [reconsideration, hash])
  if (settled && isSentAgain(settled, settling)) return null
  if (settled) throw refuse(409, 'reconsiderationSettledBy', await wordsOf(tx, settled))
  // A delivered project stays with its holder after its customer deleted it.
  if (settling.outcome !== 'void') await requireHolder(tx, { ...project, isDeleted: false }, account)
  // Weighs as much as a signature.
  await requireRegistration(tx, account, now)
  const mark = await findOpenMark(tx, hash)
  if (mark?.id !== reconsideration) throw refuse(409, 'reconsiderationOver')
  requireRead(mark, seen)
  return { project, mark }
}

const actions = {
  stands: 'reconsideration_settled',
  superseded: 'reconsideration_superseded',
  void: 'reconsideration_voided',
} as const satisfies Readonly<Record<SettledOutcome, string>>

/** Whose documents are void has been told of each. */
const tellOutcome = async (tx: Db, { hash, outcome, account, now }: Settling): Promise<void> => {
  if (outcome !== 'void') await giveNotice(tx, hash, outcome, account, now)
}

/** In the transaction that locked it: on record, and told to everybody who was told of the reconsideration. */
export const settleLocked = async (tx: Db, settling: Settling): Promise<void> => {
  const { hash, reconsideration: id, outcome, reason, account, now } = settling
  const registration = await requireRegistration(tx, account, now)
  await settleMark(tx, { id, hash, outcome, by: { id: account.id, role: 'engineer' }, reason, now })
  await tellOutcome(tx, settling)
  const detail = { project: hash, reason, registration }
  await recordChange(tx, { actor: { accountId: account.id }, action: actions[outcome], subjectId: id, detail }, now)
}

/** An engineer answers for the result, or says that another replaces it. */
export const settle = async (tx: Db, settling: Settling): Promise<void> => {
  if (await lockToSettle(tx, settling)) await settleLocked(tx, settling)
}

/** Attack: a certificate on a result that an engineer has given up. A corrected review of the engineer's own is none. */
export const requireNotGivenUp = async (
  db: Db,
  { hash, issuedResultId }: Pick<ReviewedProject, 'hash' | 'issuedResultId'>,
  { givenUp }: StandingRefusals = ofReview,
): Promise<void> => {
  if (issuedResultId === null) return
  const where = `m.project_hash = $1 and m.issued_result_id = $2 and m.outcome in ('superseded', 'void')`
  const given = await findSettlement(db, where, [hash, issuedResultId])
  if (given) throw refuse(409, givenUp, await wordsOf(db, given))
}
