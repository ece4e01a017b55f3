import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { type CodedSaving, mostSavings, type SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import { type OtherParts, savingVariations } from '@soundroof/contract/roofs/what-if/saving-variations'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { assess } from '@soundroof/engine/assess'
import { type LaidOut, layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { type SavedParts, savedParts } from '@soundroof/engine/panel-layout/parts/saved-parts'
import { isVerdictLower } from '@soundroof/report/comparison/worse'
import { sayIn } from '@soundroof/words/say'
import type { CalculationContext } from './calculation-context.ts'
import type { AskedLayout } from './lay-out-on.ts'
import { problemsOfVariation } from './what-if-on.ts'

/** A charged project as it is drawn. */
export type AskedSavings = Pick<AskedLayout, 'input' | 'resultJson' | 'request' | 'installed'> & {
  readonly draft: unknown
  readonly provider: string
  readonly on: Date
}

type Drawn = Extract<LaidOut, { readonly ok: true }>

/** The array as it is drawn, and what it is drawn from. */
type Built = Pick<AskedSavings, 'request' | 'installed'> & { readonly result: CodedResult; readonly drawn: Drawn }

/** The same panels where they lie; where they cannot, or the rails are turned, as many of them. */
const requestsOf = ({ request, drawn }: Built, isTurned: boolean): readonly LayoutRequest[] => {
  const { blocks, placed } = drawn.layout
  const same = { ...request, areas: [], blocks: [...blocks] }
  const asMany: LayoutRequest = {
    ...request,
    areas: [],
    blocks: null,
    orientation: null,
    wanted: { kind: 'count', count: placed },
  }
  return isTurned ? [asMany] : [same, asMany]
}

const savedBy = (
  input: AssessmentInput,
  isTurned: boolean,
  built: Built,
  { catalogue }: Pick<CalculationContext, 'catalogue'>,
): (SavedParts & Pick<CodedSaving, 'conditions' | 'isPlacedAnew'>) | null => {
  const result = assess(input, catalogue)
  if (isVerdictLower(built.result.verdict, result.verdict)) return null
  const before = new Set(built.result.conditions.map((said) => JSON.stringify(said)))
  const conditions = result.conditions.filter((said) => !before.has(JSON.stringify(said)))
  for (const request of requestsOf(built, isTurned)) {
    const laid = layOutRoof(input, result, catalogue, request, built.installed)
    if (!laid.ok || laid.layout.placed < built.drawn.layout.placed) continue
    const saved = savedParts(built.drawn.parts, laid.parts)
    return saved && { ...saved, isPlacedAnew: request.blocks === null, conditions }
  }
  return null
}

const inEnglish = ({ change, conditions, ...rest }: CodedSaving): SavingsAnswer['savings'][number] => {
  const say = sayIn('en-AU')
  return { ...rest, change: say(change), conditions: conditions.map((said) => say(said)) }
}

/**
 * The drawn array with other parts, each assessed and laid out: those whose verdict is no worse and which save a tenth of the
 * feet or more, the largest saving first.
 */
export const savingsOn = (
  { draft, provider, on, input, resultJson, request, installed }: AskedSavings,
  figures: Omit<CalculationContext, 'provider'>,
): SavingsAnswer => {
  const context = { ...figures, provider }
  const result: CodedResult = JSON.parse(resultJson)
  const drawn = layOutRoof(input, result, context.catalogue, request, installed)
  if (!drawn.ok || drawn.layout.placed === 0) return { savings: [], coded: [] }
  const built: Built = { request, installed, result, drawn }
  const project = projectDraft.parse(draft)
  const savingOf = ({ change, variation }: OtherParts): readonly (CodedSaving & { readonly saved: number })[] => {
    if (problemsOfVariation(project, variation, context).length > 0) return []
    const varied = resolveInput(variedProject(project, variation, context.choices), context.choices)
    const saved = savedBy(varied, variation.installation !== undefined, built, context)
    return saved === null ? [] : [{ change, ...saved }]
  }
  const coded = savingVariations(project, context.choices, on.toISOString().slice(0, 10))
    .flatMap(savingOf)
    .toSorted((one, other) => other.saved - one.saved)
    .slice(0, mostSavings)
    .map(({ saved: _, ...saving }): CodedSaving => saving)
  return { savings: coded.map(inEnglish), coded }
}
