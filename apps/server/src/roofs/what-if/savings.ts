import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'
import { findChargedDraft } from './charged-draft.ts'

const comparing = onePerAccount()

const nothing = { savings: [], coded: [] }

/**
 * Only where the present revision's result was charged, as for a what-if; stores nothing. What a former release drew is counted by
 * other rules and compared with nothing.
 */
export const savings: RoofHandler<'savings'> = async (context) => {
  const { db, account, query, reference, clock } = context
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  const charged = await findChargedDraft(db, query.hash)
  const issued = charged === null ? null : await findIssuedResult(db, query.hash, null)
  const drawn = issued?.isCharged ? await findRevisionOfResult(db, query.hash, issued.id, undefined) : null
  if (!issued || !drawn) return { data: null }
  const draft = projectDraft.parse(charged?.draft)
  const { solar } = draft
  const request = requestOfDraft(keptLayout.nullable().parse(drawn.layout), draft)
  if (drawn.drawingRules === 'rows' && request.blocks === null) return { data: nothing }
  const { provider } = await reference.get()
  const asked = {
    draft,
    provider: provider.name,
    on: clock(),
    input: assessmentInput.parse(issued.input),
    resultJson: issued.resultJson,
    request,
    installed: installedPower(solar),
  }
  return { data: await comparing(account.id, () => context.savings(asked, account.id)) }
}
