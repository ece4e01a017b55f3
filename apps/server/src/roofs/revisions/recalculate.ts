import type { Recalculation } from '@soundroof/contract/roofs/calls/revision-calls'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { askedHashOf } from '../calculations/asked-hash.ts'
import {
  findIssuedResult,
  keepIssuedResult,
  linkResult,
  type StoredResult,
} from '../calculations/issued-result-rows.ts'
import type { Recalculated } from '../calculations/recalculate-on.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { requireEditable } from '../projects/policy.ts'
import { lockProject, ownsProject, updateProject } from '../projects/project-rows.ts'
import { askForReports } from '../projects/report-jobs.ts'
import { boundDraft, boundResult } from '../timeline/bound-content.ts'
import { recordEvent } from '../timeline/timeline.ts'

const calculating = onePerAccount()

/** The issued result's inputs with the engine and figures in force, and the differences; stores nothing. */
const calculatedAgain = async ({ recalculate }: RoofServices, account: Account, issued: StoredResult) => {
  const { input, resultJson } = issued
  const asked = { input: assessmentInput.parse(input), resultJson, means: 'engine' } as const
  const recalculated = await calculating(account.id, () => recalculate(asked))
  if (recalculated === null) throw new Error('The present engine calculates every input.')
  return recalculated
}

type Keeping = {
  readonly hash: string
  readonly account: Account
  readonly issued: StoredResult
  readonly recalculated: Recalculated
  readonly now: Date
}

/** A new revision with the same inputs and the new result, paid by the former charge; the former result stays as issued. */
const keepAsRevision = async (tx: Db, { hash, account, issued, recalculated, now }: Keeping): Promise<string> => {
  const project = await lockProject(tx, hash, account.companyId)
  if (!project) throw refuseUnknownProject()
  requireEditable(project.status)
  if (project.issuedResultId !== issued.id) throw refuse(409, 'recalculationOld')
  const { inputHash } = project
  const calculated = { ...recalculated.calculated, chargeable: true }
  const id = newId()
  const asked = { scope: `again:${id}`, inputHash, askedHash: askedHashOf(issued.input) }
  await keepIssuedResult(tx, { id, account, asked, calculated, now })
  await linkResult(tx, hash, id)
  const save = {
    hash,
    companyId: account.companyId,
    by: account,
    revision: project.revision + 1,
    draft: projectDraft.parse(project.draft),
    layout: keptLayout.nullable().parse(project.layout),
    inputHash,
    issuedResultId: id,
    now,
  }
  await updateProject(tx, save)
  const bound = { ...(await boundDraft(tx, save)), ...(await boundResult(tx, id)) }
  await recordEvent(tx, hash, 'recalculated', account, now, bound)
  await askForReports(tx, save)
  return id
}

const keep = async (services: RoofServices, keeping: Keeping): Promise<string> => {
  if (keeping.recalculated.differences.length === 0) throw refuse(409, 'recalculationSame')
  const id = await services.db.transaction((tx) => keepAsRevision(tx, keeping))
  services.wakeReports()
  return id
}

/** Free for a charged result. A stored recalculation is another result beside the first, which is never overwritten. */
export const recalculateProject: RoofHandler<'recalculate'> = async (context) => {
  const { db, account, body, clock } = context
  const { hash } = body
  if (!(await ownsProject(db, hash, account.companyId))) throw refuseUnknownProject()
  const issued = await findIssuedResult(db, hash, body.id ?? null)
  if (!issued?.isCharged) return { data: null }
  const recalculated = await calculatedAgain(context, account, issued)
  const keeping = { hash, account, issued, recalculated, now: clock() }
  const { calculated, verdict, differences } = recalculated
  const data: Recalculation = {
    engine_version: calculated.engineVersion,
    catalogue_version: calculated.catalogueVersion,
    verdict,
    output: calculated.output,
    differences,
    kept: body.keep === 1 ? await keep(context, keeping) : null,
  }
  return { data }
}
