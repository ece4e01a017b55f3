import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { type KeptLayout, keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { sortedJson } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { requireEditable } from '../projects/policy.ts'
import { type DrawnProject, findDrawn, lockProject, updateProject } from '../projects/project-rows.ts'
import { askForReports } from '../projects/report-jobs.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'
import { boundDraft } from '../timeline/bound-content.ts'
import { findFormerRoof } from '../timeline/former-roof.ts'
import { recordEvent } from '../timeline/timeline.ts'

const requireDrawn = async ({ db, account }: { db: Db; account: Account }, hash: string): Promise<DrawnProject> => {
  const drawn = await findDrawn(db, hash, account.companyId)
  if (drawn === null) throw refuseUnknownProject()
  return drawn
}

/** Null: nothing on the drawing was changed. */
export const readKeptLayout: Handler<'keptLayout'> = async (context) => {
  const { revision, layout } = await requireDrawn(context, context.query.hash)
  return { data: { revision, layout: keptLayout.nullable().parse(layout) } }
}

/** Two changes of an account are drawn one after the other; none is refused because another is under way. */
const layingOut = turnsPerKey(1)

type Keeping = Context<'keepLayout'> & RoofServices

/** Refuses with its messages what cannot be drawn; without a charged result nothing is drawn yet. */
const requireDrawable = async ({ db, account, body, layOut }: Keeping, draft: unknown): Promise<void> => {
  const issued = await findIssuedResult(db, body.hash, null)
  if (!issued?.isCharged || !(await findRevisionOfResult(db, body.hash, issued.id))?.isPresent) return
  const project = projectDraft.parse(draft)
  const installed = installedPower(project.solar)
  const request = requestOfDraft(body.layout, project)
  const asked = { input: assessmentInput.parse(issued.input), resultJson: issued.resultJson, request, installed }
  const laid = await layingOut(account.id, () => layOut(asked))
  if (!laid.ok) throw refuseInput(laid.problems)
}

const isSame = (stored: unknown, layout: KeptLayout | null): boolean => sortedJson(stored) === sortedJson(layout)

/** Saving the same again makes no revision, unless it was drawn on another roof: then it is stored for this one. */
const isKept = async (db: Db, stored: DrawnProject, { body: { hash, layout } }: Keeping): Promise<boolean> => {
  if (!isSame(stored.layout, layout)) return false
  const { revision } = stored
  const draft = projectDraft.parse(stored.draft)
  return layout === null || (await findFormerRoof(db, { hash, revision, draft })) === null
}

/** Attack: a colleague's obstacles overwritten from a page opened before they were drawn. */
const requireDrawnOn = ({ revision, inputHash }: DrawnProject, { body }: Keeping): void => {
  if (inputHash === '') throw refuse(409, 'roofNotFilledIn')
  if (revision !== body.revision) throw refuse(409, 'layoutOfFormerRevision')
}

/** The next revision, with the same inputs and result: nothing is charged, and reports are made again. */
const keepAsRevision = async (tx: Db, keeping: Keeping): Promise<number> => {
  const { account, body, clock } = keeping
  const { hash, layout } = body
  const stored = await lockProject(tx, hash, account.companyId)
  if (!stored) throw refuseUnknownProject()
  requireEditable(stored.status)
  if (await isKept(tx, stored, keeping)) return stored.revision
  requireDrawnOn(stored, keeping)
  const { inputHash, issuedResultId } = stored
  const save = {
    hash,
    companyId: account.companyId,
    by: account,
    revision: stored.revision + 1,
    draft: projectDraft.parse(stored.draft),
    layout,
    inputHash,
    issuedResultId,
    now: clock(),
  }
  await updateProject(tx, save)
  await recordEvent(tx, hash, 'laidOut', account, save.now, await boundDraft(tx, save))
  await askForReports(tx, save)
  return save.revision
}

/** Refused where the page shows an older revision. */
export const keepLayout: RoofHandler<'keepLayout'> = async (context) => {
  const drawn = await requireDrawn(context, context.body.hash)
  if (!(await isKept(context.db, drawn, context))) requireDrawnOn(drawn, context)
  await requireDrawable(context, drawn.draft)
  const revision = await context.db.transaction((tx) => keepAsRevision(tx, context))
  context.wakeReports()
  return { data: { revision } }
}
