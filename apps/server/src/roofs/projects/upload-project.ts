import { told } from '@soundroof/contract/platform/messages'
import type { UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { Db } from '../../platform/database/db.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { calculationContextOf, stepContextOf } from '../calculations/calculation-context.ts'
import { questionOf, scopeOf } from '../calculations/question.ts'
import { receiveProject } from '../calculations/received-project.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { originProblems, photoProblems, withoutQueries } from './project-photos.ts'
import type { SavedProject } from './project-rows.ts'
import { requirePlace } from './require-place.ts'
import { hasResultElsewhere } from './results-of-project.ts'
import { createProject, editProject, type Upload } from './save-project.ts'
import { requireOwnPicture, writeUnderlay } from './underlay.ts'

/** A result belongs to one project; the same inputs in another one are answered with the reason why it has none. */
const answerOf = async (
  tx: Db,
  { hash, hasResult, isDrawnOnFormerRoof = false }: SavedProject,
  { received, asked, account }: Upload,
): Promise<UploadAnswer> => {
  const onFormer = isDrawnOnFormerRoof ? toldInWords(told('drawnOnFormerRoof'), 'en-AU') : {}
  if (hasResult) return { hash, isResult: 1, ...onFormer }
  const draft = scopeOf({ ...received, hash: null }, account.id)
  const isElsewhere = await hasResultElsewhere(tx, draft, asked)
  return { hash, isResult: 0, ...(isElsewhere ? toldInWords(told('resultOfOtherProject'), 'en-AU') : onFormer) }
}

export const uploadProject: RoofHandler<'uploadProject'> = async (context) => {
  const { db, clock, account, body, wakeReports } = context
  const calculation = await calculationContextOf(context)
  const checked = receiveProject(body, stepIds, calculation)
  if (!checked.ok) throw refuseInput(checked.problems)
  const received = { ...checked.value, project: withoutQueries(checked.value.project) }
  const asked = questionOf(received, resolveInput(received.project, calculation.choices), account.id)
  const rules = stepContextOf(calculation)
  const upload = {
    received,
    asked,
    account,
    rules,
    now: clock(),
    opened: body.opened_revision ?? null,
    tellsOrigins: body.origins != null,
  }
  const data = await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const problems = [
      ...(await photoProblems(tx, account.companyId, received.project.photos)),
      ...(await originProblems(tx, account.companyId, received.project)),
    ]
    if (problems.length > 0) throw refuseInput(problems)
    const saved = await (received.hash === null ? createProject(tx, upload) : editProject(tx, received.hash, upload))
    if (body.underlay !== undefined)
      await writeUnderlay(tx, saved.hash, await requireOwnPicture(tx, account.companyId, body.underlay))
    return answerOf(tx, saved, upload)
  })
  wakeReports()
  return { data }
}
