import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { type CodedSaving, mostSavings, type SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import { type OtherParts, savingVariations } from '@soundroof/contract/roofs/what-if/saving-variations'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { type SavedParts, savedParts } from '@soundroof/engine/panel-layout/parts/saved-parts'
import { isVerdictLower } from '@soundroof/report/comparison/worse'
import { sayIn } from '@soundroof/words/say'
import { type Assessed, asManyAs, asShown, type Built, type Drawn, liesElsewhere } from './arrays/shown-array.ts'
import type { CalculationContext } from './calculation-context.ts'
import type { AskedLayout } from './lay-out-on.ts'
import { problemsOfVariation } from './what-if-on.ts'

/** A charged project as it is drawn. */
export type AskedSavings = Pick<AskedLayout, 'input' | 'resultJson' | 'request' | 'installed'> & {
  readonly draft: unknown
  readonly provider: string
  readonly on: Date
}

type Catalogue = Pick<CalculationContext, 'catalogue'>

type Changed = { readonly laid: Drawn; readonly saved: SavedParts | null }

/** The changed array as it would be shown; where that holds other panels, as many placed anew beside as many placed anew now. */
const changedFrom = (built: Built, other: Assessed, isTurned: boolean, { catalogue }: Catalogue): Changed | null => {
  const on = ({ input, result }: Assessed, request: LayoutRequest): Drawn | null => {
    const laid = layOutRoof(input, result, catalogue, request, built.installed)
    return laid.ok && laid.layout.placed === built.drawn.layout.placed ? laid : null
  }
  for (const request of asShown(built, isTurned)) {
    const laid = on(other, request)
    if (laid !== null) return { laid, saved: savedParts(built.drawn.parts, laid.parts) }
  }
  const laid = on(other, asManyAs(built))
  if (laid === null) return null
  // What is saved by placing anew alone is no saving of the change.
  const anew = on(built, asManyAs(built)) ?? built.drawn
  const [ofDrawn, ofAnew] = [savedParts(built.drawn.parts, laid.parts), savedParts(anew.parts, laid.parts)] as const
  return { laid, saved: ofDrawn && ofAnew && (ofAnew.saved < ofDrawn.saved ? ofAnew : ofDrawn) }
}

const newIn = (before: readonly Message[], after: readonly Message[]): readonly Message[] => {
  const known = new Set(before.map((said) => JSON.stringify(said)))
  return after.filter((said) => !known.has(JSON.stringify(said)))
}

const savedBy = (
  input: AssessmentInput,
  isTurned: boolean,
  built: Built,
  context: Catalogue,
): (SavedParts & Pick<CodedSaving, 'conditions' | 'isPlacedAnew'>) | null => {
  const result = assess(input, context.catalogue)
  if (isVerdictLower(built.result.verdict, result.verdict)) return null
  const changed = changedFrom(built, { input, result }, isTurned, context)
  if (changed === null || changed.saved === null) return null
  const { warnings } = changed.laid.layout
  return {
    ...changed.saved,
    isPlacedAnew: liesElsewhere(changed.laid, built),
    conditions: [...newIn(built.result.conditions, result.conditions), ...newIn(built.drawn.layout.warnings, warnings)],
  }
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
  const built: Built = { input, request, installed, result, drawn }
  const project = projectDraft.parse(draft)
  const savingOf = ({ change, variation }: OtherParts): readonly (CodedSaving & { readonly saved: number })[] => {
    if (problemsOfVariation(project, variation, context).length > 0) return []
    const varied = resolveInput(variedProject(project, variation, context.choices), context.choices)
    const saved = savedBy(varied, variation.installation !== undefined, built, context)
    return saved === null ? [] : [{ change, variation, ...saved }]
  }
  const coded = savingVariations(project, context.choices, on.toISOString().slice(0, 10))
    .flatMap(savingOf)
    .toSorted((one, other) => other.saved - one.saved)
    .slice(0, mostSavings)
    .map(({ saved: _, ...saving }): CodedSaving => saving)
  return { savings: coded.map(inEnglish), coded }
}
