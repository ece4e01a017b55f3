import { type PlainKey, told } from '@soundroof/contract/platform/messages'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { supersedeDrafts } from '../../roofs/documents/document-rows.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { type FileRow, findFilesOf } from '../../roofs/files/file-rows.ts'
import { hasReport } from '../../roofs/files/report-addresses.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, type ReviewedProject, requireHolder, requireSigningHolder } from '../access/reviewed-project.ts'
import { requireNoFigureEvidence } from '../figures/figure-evidence.ts'
import { lockCondition } from './condition-rows.ts'

type State = ReviewCondition['state']

const refusals = {
  open: 'conditionNotClosed',
  closed: 'conditionNotOpen',
  confirmed: 'conditionConfirmed',
  withdrawn: 'conditionWithdrawn',
} as const satisfies Readonly<Record<State, PlainKey>>

const requireState = async (tx: Db, hash: string, id: string, wanted: readonly State[]): Promise<void> => {
  const condition = await lockCondition(tx, hash, id)
  if (!condition) throw refuse(404, 'conditionUnknown')
  if (!wanted.includes(condition.state)) throw refuse(409, refusals[condition.state])
}

/** A photo or PDF of the closer's company. An engineer's becomes the customer's, who must be able to read it. */
const evidenceOf = async (tx: Db, given: string, account: Account, project: ReviewedProject): Promise<FileRow> => {
  const address = canonicalAddress(given)
  const [file] = await findFilesOf(tx, account.companyId, [address])
  if (!file || (await hasReport(tx, [address]))) throw refuseInput([{ field: 'evidence', ...told('evidenceUnknown') }])
  if (file.kind === 'file') throw refuseInput([{ field: 'evidence', ...told('evidenceType') }])
  if (account.companyId !== project.companyId) {
    await requireNoFigureEvidence(tx, address, 'evidence')
    await tx.query('update files set company_id = $2 where address = $1', [address, project.companyId])
  }
  return file
}

type Closing = { readonly hash: string; readonly condition: string; readonly note: string; readonly evidence: string }
type Needs = Pick<PlatformServices, 'clock'> & { readonly account: Account; readonly body: Closing }

const close = async (tx: Db, project: ReviewedProject, { clock, account, body }: Needs): Promise<{ data: null }> => {
  await requireState(tx, body.hash, body.condition, ['open'])
  const { address, id: file, sha256 } = await evidenceOf(tx, body.evidence, account, project)
  const now = clock()
  await tx.query(
    `update review_conditions set state = 'closed', closed_by = $2, closed_at = $3, note = $4, evidence = $5,
       objection = '' where id = $1`,
    [body.condition, account.id, now, body.note.trim(), address],
  )
  const detail = { condition: body.condition, note: body.note.trim(), file, sha256 }
  await recordEvent(tx, body.hash, 'conditionClosed', account, now, detail)
  return { data: null }
}

/** For the company of the project. */
export const closeCondition: Handler<'closeCondition'> = (context) =>
  context.db.transaction(async (tx) => {
    await requirePlace(tx, context.account)
    return close(tx, await lockReviewed(tx, context.body.hash, context.account), context)
  })

/** For the engineer who holds the project. */
export const consoleCloseCondition: Handler<'consoleCloseCondition'> = (context) =>
  context.db.transaction(async (tx) => {
    const project = await lockReviewed(tx, context.body.hash, context.account)
    await requireHolder(tx, project, context.account)
    return close(tx, project, context)
  })

/** After an engineer has checked the evidence. A certificate that names the former condition has to be issued again. */
export const reviewCondition: Handler<'reviewCondition'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { hash, condition, isConfirmed } = body
    const project = await lockReviewed(tx, hash, account)
    const now = clock()
    await requireSigningHolder(tx, project, account, now)
    const objection = isConfirmed ? '' : body.objection.trim()
    if (!isConfirmed && isBlank(objection)) throw refuseInput([{ field: 'objection', ...told('objectionRequired') }])
    await requireState(tx, hash, condition, ['closed'])
    await update(tx, 'review_conditions', { id: condition }, { state: isConfirmed ? 'confirmed' : 'open', objection })
    const event = isConfirmed ? 'conditionConfirmed' : 'conditionReopened'
    if (isConfirmed) await supersedeDrafts(tx, hash, now)
    await recordEvent(tx, hash, event, account, now, isConfirmed ? { condition } : { condition, objection })
    return { data: null }
  })

/** A condition that proved needless: withdrawn with a reason, on record. */
export const withdrawCondition: Handler<'withdrawCondition'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { hash, condition } = body
    const project = await lockReviewed(tx, hash, account)
    const now = clock()
    await requireSigningHolder(tx, project, account, now)
    await requireState(tx, hash, condition, ['open', 'closed'])
    const reason = body.reason.trim()
    await tx.query(`update review_conditions set state = 'withdrawn', objection = $2 where id = $1`, [
      condition,
      reason,
    ])
    await supersedeDrafts(tx, hash, now)
    await recordEvent(tx, hash, 'conditionWithdrawn', account, now, { condition, reason })
    return { data: null }
  })
