import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import type { AskedDrawing } from '../calculations/drawn-variant.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'
import { findFormerRoof } from '../timeline/former-roof.ts'
import { findChargedDraft, findChargedHashes } from './charged-draft.ts'
import { variantJson } from './variant-json.ts'

/** What the arrays of the variants are drawn from: the result of the present revision and what was changed on its drawing. */
const drawingOf = async (db: Db, hash: string, resultId: string, draft: ProjectDraft): Promise<AskedDrawing | null> => {
  const issued = await findIssuedResult(db, hash, resultId)
  const drawn = issued && (await findRevisionOfResult(db, hash, issued.id))
  if (!issued || !drawn) return null
  const formerRoof = drawn.layout === null ? null : await findFormerRoof(db, { ...drawn, hash, draft })
  return {
    input: assessmentInput.parse(issued.input),
    resultJson: issued.resultJson,
    rules: drawn.drawingRules,
    formerRoof,
    kept: keptLayout.nullable().parse(drawn.layout),
  }
}

/** Only where the present revision's result was charged. Stores nothing. */
export const whatIf: RoofHandler<'whatIf'> = async (context) => {
  const { db, account, body, reference } = context
  const { hash, variants } = body
  if (!(await ownsProject(db, hash, account.companyId))) throw refuseUnknownProject()
  const charged = await findChargedDraft(db, hash)
  if (charged === null) return { data: null }
  const draft = projectDraft.parse(charged.draft)
  const { provider } = await reference.get()
  const drawing = body.drawn ? await drawingOf(db, hash, charged.resultId, draft) : null
  const answered = await context.whatIf({ draft, variants, provider: provider.name, drawing }, account.id)
  if (!answered.ok) throw refuseInput(answered.problems)
  const hashes = answered.variants.flatMap(({ askedHashes }) => askedHashes)
  const paid = await findChargedHashes(db, hash, hashes)
  return {
    dataJson: `{"of":${JSON.stringify(charged.resultId)},"variants":[${answered.variants.map((each) => variantJson(each, paid)).join()}]}`,
  }
}
