import { told } from '@soundroof/contract/platform/messages'
import type { UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { calculationContextOf, stepContextOf } from '../calculations/calculation-context.ts'
import { questionOf, scopeOf } from '../calculations/question.ts'
import { receiveProject } from '../calculations/received-project.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { noteSavedAs, projectOfDraft } from '../drafts/saved-as-project.ts'
import { draftDigest } from '../timeline/bound-content.ts'
import { originProblems, photoProblems, withoutQueries } from './project-photos.ts'
import { lockProject, type SavedProject } from './project-rows.ts'
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

/**
 * The project that a draft became: an upload whose answer was lost, or of another device that has the draft still. Refused
 * where that has other inputs, which would make a second project of one roof. Null: the draft became none, or that is gone.
 */
const stillThere = async (tx: Db, { account, received }: Upload, hash: string | null): Promise<string | null> => {
  const present = hash === null ? null : await lockProject(tx, hash, account.companyId)
  if (present === null) return null
  if (draftDigest(projectDraft.parse(present.draft)) === draftDigest(received.project)) return hash
  throw refuse(409, 'draftSavedElsewhere')
}

type Named = Parameters<typeof projectOfDraft>[2]

const save = async (tx: Db, upload: Upload, named: Named | null): Promise<SavedProject> => {
  const project = named && (await projectOfDraft(tx, upload.account.id, named))
  if (upload.received.hash !== null) return editProject(tx, upload.received.hash, upload)
  const became = await stillThere(tx, upload, project)
  return became === null ? createProject(tx, upload) : editProject(tx, became, { ...upload, opened: 0 })
}

export const uploadProject: RoofHandler<'uploadProject'> = async (context) => {
  const { db, clock, account, body, agent, wakeReports } = context
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
  const named = body.draft == null ? null : { draft: body.draft, version: body.draft_version ?? null }
  const data = await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const problems = [
      ...(await photoProblems(tx, account.companyId, received.project.photos)),
      ...(await originProblems(tx, account.companyId, received.project)),
    ]
    if (problems.length > 0) throw refuseInput(problems)
    const saved = await save(tx, upload, named)
    if (named) await noteSavedAs(tx, account.id, { draft: named.draft, hash: saved.hash, agent, now: upload.now })
    if (body.underlay !== undefined)
      await writeUnderlay(tx, saved.hash, await requireOwnPicture(tx, account.companyId, body.underlay))
    return answerOf(tx, saved, upload)
  })
  wakeReports()
  return { data }
}
