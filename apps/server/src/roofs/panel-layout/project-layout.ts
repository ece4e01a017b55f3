import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { keptLayout, type LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { powerOfOwnModule, requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Account, Context, WrittenReply } from '../../platform/http/handler.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'
import { findFormerRoof } from '../timeline/former-roof.ts'

const layingOut = onePerAccount()

type Asking = Pick<RoofServices, 'db' | 'layOut'> & {
  readonly account: Account
  readonly body: Context<'layout'>['body']
}

const requestOf = (
  { hash: _, id: __, revision: ___, hints: ____, isKept, ...asked }: Asking['body'],
  layout: unknown,
  draft: ProjectDraft,
): LayoutRequest =>
  isKept
    ? requestOfDraft(keptLayout.nullable().parse(layout), draft)
    : {
        ...asked,
        frontFacing: asked.frontFacing ?? draft.building.frontFacing,
        panelPower: asked.panelPower ?? powerOfOwnModule(draft),
      }

/**
 * Only for a charged result, because a layout reveals rails and spacings of every zone. Free, and issues nothing. Power and
 * obstacles come from the requested revision where it has the result's inputs, else from the newest that has.
 */
export const layOutResult = async ({
  db,
  account,
  body,
  layOut,
}: Asking): Promise<{ readonly data: null } | WrittenReply> => {
  const issued = await findIssuedResult(db, body.hash, body.id ?? null)
  const drawn = issued?.isCharged ? await findRevisionOfResult(db, body.hash, issued.id, body.revision) : null
  if (!issued || !drawn) return { data: null }
  const draft = projectDraft.parse(drawn.draft)
  const installed = installedPower(draft.solar)
  const isDrawn = body.isKept && drawn.layout !== null
  const formerRoof = isDrawn ? await findFormerRoof(db, { ...drawn, hash: body.hash, draft }) : null
  const request = requestOf(body, drawn.layout, draft)
  const asked = {
    input: assessmentInput.parse(issued.input),
    resultJson: issued.resultJson,
    request,
    installed,
    formerRoof,
    hints: body.hints,
    rules: body.isKept ? drawn.drawingRules : ('blocks' as const),
  }
  const answered = await layingOut(account.id, () => layOut(asked))
  if (!answered.ok) throw refuseInput(answered.problems)
  return { dataJson: answered.answerJson }
}

/** For the company of the project. */
export const projectLayout: RoofHandler<'layout'> = async (context) => {
  if (!(await ownsProject(context.db, context.body.hash, context.account.companyId))) throw refuseUnknownProject()
  return layOutResult(context)
}
