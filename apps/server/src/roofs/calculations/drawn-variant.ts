import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import type { KeptLayout, LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { powerOfOwnModule, requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import type { VariantDrawing } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { onFormerRoof } from '@soundroof/engine/panel-layout/former-roof'
import { type LaidOut, layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { problemInWords } from '@soundroof/words/told-in-words'
import { type Assessed, asManyAs, asShown, type Built, type Drawn, liesElsewhere } from './arrays/shown-array.ts'
import type { CalculationContext } from './calculation-context.ts'
import { type AskedLayout, answerOf, codedProblem } from './lay-out-on.ts'

/** The issued result and what was drawn on it. */
export type AskedDrawing = Required<Pick<AskedLayout, 'input' | 'resultJson' | 'rules' | 'formerRoof'>> & {
  /** Null: nothing on the drawing was changed. */
  readonly kept: KeptLayout | null
}

type Catalogue = Pick<CalculationContext, 'catalogue'>

/** Where the issued array cannot be drawn by the present rules, `drawn` is null. */
type Issued = Omit<Built, 'drawn'> &
  Pick<AskedDrawing, 'rules' | 'formerRoof'> & {
    readonly drawn: Drawn | null
    /** W; null: nobody typed one. */
    readonly typedPower: number | null
  }

/** The issued array by the present rules. */
export const issuedArray = (asked: AskedDrawing, draft: ProjectDraft, { catalogue }: Catalogue): Issued => {
  const { input, rules, formerRoof, kept } = asked
  const result: CodedResult = JSON.parse(asked.resultJson)
  const request = requestOfDraft(kept, draft)
  const installed = installedPower(draft.solar)
  const laid = layOutRoof(input, result, catalogue, request, installed)
  return {
    input,
    result,
    request,
    installed,
    rules,
    formerRoof,
    drawn: laid.ok ? laid : null,
    typedPower: kept?.panelPower ?? null,
  }
}

/** Rows keep their places only where rails run and panels lie as before. */
const isTurned = ({ array: one }: AssessmentInput, { array: other }: AssessmentInput): boolean =>
  one.railDirection !== other.railDirection || one.mount !== other.mount

/** The array as the changed project would show it; where somebody placed panels that it may not hold, as many placed anew. */
const requestsFor = ({ input, request, drawn }: Issued, varied: Assessed): readonly LayoutRequest[] => {
  const shown = drawn && asShown({ request, drawn }, isTurned(input, varied.input))
  if (!shown || shown.includes(request)) return [request, { ...request, orientation: null }]
  return [...shown, asManyAs({ request, drawn })]
}

/** The first that takes as many panels as are drawn, else the one that takes most. */
const shownArray = (issued: Issued, varied: Assessed, { catalogue }: Catalogue): LaidOut | undefined => {
  const placed: Drawn[] = []
  let refused: LaidOut | undefined
  for (const request of requestsFor(issued, varied)) {
    const laid = layOutRoof(varied.input, varied.result, catalogue, request, issued.installed)
    if (!laid.ok) refused ??= laid
    else if (laid.layout.placed >= (issued.drawn?.layout.placed ?? 0)) return laid
    else placed.push(laid)
  }
  return placed.toSorted((one, other) => other.layout.placed - one.layout.placed)[0] ?? refused
}

const isOfRows = ({ rules, request }: Issued): boolean => rules === 'rows' && request.blocks === null

/** Another module has another power, but where somebody typed one. */
const withPowerOf = (issued: Issued, project: ProjectDraft): Issued => {
  const panelPower = issued.typedPower ?? powerOfOwnModule(project)
  return panelPower === issued.request.panelPower ? issued : { ...issued, request: { ...issued.request, panelPower } }
}

/** The varied project's array on its roof, by the present rules. */
export const drawnVariant = (
  asked: Issued,
  varied: Assessed & { readonly project: ProjectDraft },
  figures: Catalogue,
): VariantDrawing => {
  const issued = withPowerOf(asked, varied.project)
  const laid = shownArray(issued, varied, figures)
  if (!laid?.ok) {
    const problems = (laid?.problems ?? []).map((problem) => problemInWords(codedProblem(problem), 'en-AU'))
    return { layout: null, layoutProblems: problems, isPlacedAnew: false }
  }
  const { formerRoof, request, drawn } = issued
  const layout = formerRoof ? onFormerRoof(laid.layout, request, formerRoof) : laid.layout
  const isPlacedAnew = drawn === null || isOfRows(issued) || liesElsewhere(laid, { drawn })
  return { layout: answerOf({ ...laid, layout }, formerRoof !== null, null), layoutProblems: [], isPlacedAnew }
}
