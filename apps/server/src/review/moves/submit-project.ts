import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { update } from '../../platform/database/insert.ts'
import { refuse } from '../../platform/http/refused.ts'
import { calculationContextOf, stepContextOf } from '../../roofs/calculations/calculation-context.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireMove } from '../access/reviewed-project.ts'
import { giveNotice } from '../notices/notice-rows.ts'

/** Needs every step complete; a result is not required. */
export const submitProject: RoofHandler<'submitProject'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const rules = stepContextOf(await calculationContextOf(context))
  await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const project = await lockReviewed(tx, body.hash, account)
    const status = await requireMove(tx, 'submit', project, account)
    const problems = problemsOfSteps(stepIds, projectDraft.parse(project.draft), rules)
    if (problems.length > 0) throw refuse(409, 'submitIncomplete')
    const now = clock()
    await update(tx, 'projects', { hash: body.hash }, { status, submittedAt: now, updatedAt: now })
    await recordEvent(tx, body.hash, 'submitted', account, now, { revision: project.revision })
    await giveNotice(tx, body.hash, 'submitted', account, now)
  })
  wakeMail()
  return { data: null }
}

/** Only until an engineer has claimed it. */
export const withdrawProject: RoofHandler<'withdrawProject'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const project = await lockReviewed(tx, body.hash, account)
    const status = await requireMove(tx, 'withdraw', project, account)
    const now = clock()
    await update(tx, 'projects', { hash: body.hash }, { status, submittedAt: null, updatedAt: now })
    await recordEvent(tx, body.hash, 'withdrawn', account, now, { revision: project.revision })
    return { data: null }
  })
