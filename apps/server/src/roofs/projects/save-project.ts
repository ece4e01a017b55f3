import { withFormerOrigins } from '@soundroof/contract/roofs/measuring/origins-of-project'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { CheckContext } from '@soundroof/contract/roofs/projects/project'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { linkResult } from '../calculations/issued-result-rows.ts'
import { type Question, scopeOf } from '../calculations/question.ts'
import type { Received } from '../calculations/received-project.ts'
import { boundDraft, boundResult, draftDigest } from '../timeline/bound-content.ts'
import { isSameRoof } from '../timeline/former-roof.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { requireOpened } from './opened-revision.ts'
import { requireEditable } from './policy.ts'
import { missingPhotos } from './project-photos.ts'
import {
  findSameProject,
  insertProject,
  type LockedProject,
  lockProject,
  type Save,
  type SavedProject,
  updateProject,
} from './project-rows.ts'
import { askForReports } from './report-jobs.ts'
import { looseResult, resultOfInputs, resultsOfDraft } from './results-of-project.ts'

export type Upload = {
  readonly received: Received
  readonly asked: Question
  readonly account: Account
  readonly rules: CheckContext
  readonly now: Date
  /** Revision that an edit began from; null: not told. */
  readonly opened: number | null
  /** False for programs that know nothing of where values came from. */
  readonly tellsOrigins: boolean
}

const saveOf = ({ received, asked, account, now }: Upload) => ({
  companyId: account.companyId,
  by: account,
  draft: received.project,
  inputHash: asked.inputHash,
  now,
})

/**
 * A new project takes every result issued for its draft. The same draft again without a new result is an upload whose
 * answer was lost.
 */
export const createProject = async (tx: Db, upload: Upload): Promise<SavedProject> => {
  const { account, asked, now } = upload
  const same = await findSameProject(tx, saveOf(upload))
  const results = await resultsOfDraft(tx, asked.scope)
  if (same !== null && results.length === 0) return same
  const issued = results.findLast(({ askedHash }) => asked.askedHashes.includes(askedHash))
  const save: Save = { ...saveOf(upload), hash: newId(), revision: 1, issuedResultId: issued?.id ?? null, layout: null }
  await insertProject(tx, save)
  for (const { id, issuedAt } of results) {
    await linkResult(tx, save.hash, id)
    await recordEvent(tx, save.hash, 'calculated', account, issuedAt, await boundResult(tx, id))
  }
  await recordEvent(tx, save.hash, 'created', account, now, await boundDraft(tx, save))
  await askForReports(tx, save)
  return { hash: save.hash, hasResult: save.issuedResultId !== null }
}

/** Result of these inputs: the project's own, or one that was asked for without a hash and belongs to no project. */
const resultOfEdit = async (tx: Db, hash: string, { received, asked, account }: Upload): Promise<string | null> => {
  const own = await resultOfInputs(tx, hash, asked)
  if (own !== null) return own
  const loose = await looseResult(tx, scopeOf({ ...received, hash: null }, account.id), asked)
  if (loose !== null) await linkResult(tx, hash, loose)
  return loose
}

/** The next revision. The project keeps the time of its making and its drawing. */
const nextRevision = (
  stored: LockedProject,
  former: ProjectDraft,
  upload: Upload,
  kept: Pick<Save, 'hash' | 'issuedResultId'>,
): Save => {
  const save = saveOf(upload)
  const draft = upload.tellsOrigins ? save.draft : withFormerOrigins(save.draft, former)
  return {
    ...save,
    ...kept,
    revision: stored.revision + 1,
    draft: { ...draft, dateTime: former.dateTime },
    layout: keptLayout.nullable().parse(stored.layout),
  }
}

/** An edit whose answer was lost: another revision would differ in nothing. */
const isSentAgain = (stored: LockedProject, save: Save, { opened }: Upload): boolean =>
  opened !== null &&
  opened < stored.revision &&
  stored.inputHash === save.inputHash &&
  stored.issuedResultId === save.issuedResultId

/** Makes the next revision. The project keeps its place in the queue. */
export const editProject = async (tx: Db, hash: string, upload: Upload): Promise<SavedProject> => {
  const { account, now, received, rules, opened } = upload
  const stored = await lockProject(tx, hash, account.companyId)
  if (!stored) throw refuseUnknownProject()
  requireEditable(stored.status)
  const missing = missingPhotos(received.project, stored.status, rules)
  if (missing.length > 0) throw refuseInput(missing)
  const former = projectDraft.parse(stored.draft)
  const save = nextRevision(stored, former, upload, { hash, issuedResultId: await resultOfEdit(tx, hash, upload) })
  const saved = { hash, hasResult: save.issuedResultId !== null }
  const isSame = draftDigest(former) === draftDigest(save.draft)
  if (isSame && isSentAgain(stored, save, upload)) return saved
  if (!isSame) await requireOpened(tx, { hash, revision: stored.revision, draft: former }, opened)
  await updateProject(tx, save)
  await recordEvent(tx, hash, 'edited', account, now, await boundDraft(tx, save))
  await askForReports(tx, save)
  return { ...saved, isDrawnOnFormerRoof: save.layout !== null && !isSameRoof(former, save.draft) }
}
