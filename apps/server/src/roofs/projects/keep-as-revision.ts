import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { boundDraft, draftDigest } from '../timeline/bound-content.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { requireEditable } from './policy.ts'
import { lockProject, type Save, updateProject } from './project-rows.ts'
import { askForReports } from './report-jobs.ts'

type Keeping = { readonly hash: string; readonly account: Account; readonly now: Date }

/** Of what no calculation reads. Refuses what must not be kept. */
type Change = (draft: ProjectDraft, status: ProjectStatus) => ProjectDraft | Promise<ProjectDraft>

/**
 * Changes what no calculation reads: inputs, result and blocks stay, nothing is charged, and reports are made again. Answers
 * the revision, which is the same where nothing differs.
 */
export const keepAsRevision = async (tx: Db, { hash, account, now }: Keeping, change: Change): Promise<number> => {
  const stored = await lockProject(tx, hash, account.companyId)
  if (!stored) throw refuseUnknownProject()
  requireEditable(stored.status)
  const before = projectDraft.parse(stored.draft)
  const draft = await change(before, stored.status)
  if (draftDigest(draft) === draftDigest(before)) return stored.revision
  const { inputHash, issuedResultId } = stored
  const save: Save = {
    hash,
    companyId: account.companyId,
    by: account,
    revision: stored.revision + 1,
    draft,
    layout: keptLayout.nullable().parse(stored.layout),
    inputHash,
    issuedResultId,
    now,
  }
  await updateProject(tx, save)
  await recordEvent(tx, hash, 'edited', account, now, await boundDraft(tx, save))
  if (inputHash !== '') await askForReports(tx, save)
  return save.revision
}
