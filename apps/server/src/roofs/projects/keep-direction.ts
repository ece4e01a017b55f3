import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { boundDraft } from '../timeline/bound-content.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { requireEditable } from './policy.ts'
import { lockProject, type Save, updateProject } from './project-rows.ts'
import { askForReports } from './report-jobs.ts'

type Keeping = Context<'keepDirection'> & RoofServices

/** No calculation reads the direction, so inputs, result and blocks stay: nothing is charged, and reports are made again. */
const keepAsRevision = async (tx: Db, { account, body, clock }: Keeping): Promise<number> => {
  const { hash, frontFacing } = body
  const stored = await lockProject(tx, hash, account.companyId)
  if (!stored) throw refuseUnknownProject()
  requireEditable(stored.status)
  const draft = projectDraft.parse(stored.draft)
  if (draft.building.frontFacing === frontFacing) return stored.revision
  const { inputHash, issuedResultId } = stored
  const save: Save = {
    hash,
    companyId: account.companyId,
    accountId: account.id,
    revision: stored.revision + 1,
    draft: { ...draft, building: { ...draft.building, frontFacing } },
    layout: keptLayout.nullable().parse(stored.layout),
    inputHash,
    issuedResultId,
    now: clock(),
  }
  await updateProject(tx, save)
  await recordEvent(tx, hash, 'edited', account, save.now, await boundDraft(tx, save))
  if (inputHash !== '') await askForReports(tx, save)
  return save.revision
}

export const keepDirection: RoofHandler<'keepDirection'> = async (context) => {
  const revision = await context.db.transaction((tx) => keepAsRevision(tx, context))
  context.wakeReports()
  return { data: { revision } }
}
