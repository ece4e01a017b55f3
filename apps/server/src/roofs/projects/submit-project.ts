import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/project/project'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import { calculationContextOf, stepContextOf } from '../calculations/calculation-context.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { requireEditable } from './policy.ts'
import { lockProject, setStatus } from './project-rows.ts'
import { requirePlace } from './require-place.ts'

const submitted = 2

export const submitProject: RoofHandler<'submitProject'> = async (context) => {
  const { db, clock, account, body } = context
  const rules = stepContextOf(await calculationContextOf(context))
  return db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const project = await lockProject(tx, body.hash, account.companyId)
    if (!project) throw refuseUnknownProject()
    requireEditable(project.status)
    if (project.status === submitted) throw refuse(409, 'alreadySubmitted')
    const problems = problemsOfSteps(stepIds, projectDraft.parse(project.draft), rules)
    if (problems.length > 0) throw refuse(409, 'submitIncomplete')
    const now = clock()
    await setStatus(tx, body.hash, submitted, now)
    await recordEvent(tx, body.hash, 'submitted', account, now)
    return { data: null }
  })
}
