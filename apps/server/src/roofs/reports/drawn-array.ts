import type { Language } from '@soundroof/contract/identity/languages'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { type LayoutAnswer, layoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { Db } from '../../platform/database/db.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import type { DrawingRules } from '../revisions/revision-rows.ts'
import { findFormerRoof } from '../timeline/former-roof.ts'
import { ownWork } from './report-fault.ts'

/** A revision whose array is drawn. */
type Revision = {
  readonly projectHash: string
  readonly revision: number
  readonly draft: ProjectDraft
  readonly layout: unknown
  readonly drawingRules: DrawingRules
  /** Of its charged result; null: there is none. */
  readonly input: unknown
  readonly resultJson: string | null
  readonly language: Language
}

/** The array of a document, or why there is none. */
export type DrawnArray = {
  readonly layout: Layout | null
  readonly parts: PartsList | null
  readonly layoutProblem: string | null
}

const noArray = { layout: null, parts: null, layoutProblem: null }

const drawnOf = ({ layout, coded, parts }: LayoutAnswer, language: Language) => ({
  layout: layoutInWords({ ...layout, ...coded }, language),
  parts,
})

/** The array as on the result page, or why it is not drawn. */
export const drawnArray = async (
  { db, layOut }: { readonly db: Db } & Pick<RoofServices, 'layOut'>,
  { projectHash: hash, revision, draft, layout, drawingRules: rules, input, resultJson, language }: Revision,
): Promise<DrawnArray> => {
  if (input === null || resultJson === null) return noArray
  const installed = installedPower(draft.solar)
  const formerRoof = layout === null ? null : await findFormerRoof(db, { hash, revision, draft })
  const request = requestOfDraft(keptLayout.nullable().parse(layout), draft)
  const answered = await ownWork(() =>
    layOut({ input: assessmentInput.parse(input), resultJson, installed, request, rules, formerRoof }),
  )
  if (answered.ok)
    return { ...drawnOf(layoutAnswer.parse(JSON.parse(answered.answerJson)), language), layoutProblem: null }
  return {
    ...noArray,
    layoutProblem: answered.problems.map((problem) => toldInWords(problem, language).message).join(' '),
  }
}
