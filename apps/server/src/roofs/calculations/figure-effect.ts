import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { BriefResult, CodedResult, Verdict } from '@soundroof/contract/roofs/results/result'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { assess } from '@soundroof/engine/assess'
import { shownZones } from '@soundroof/report/blocks/zone-table'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { isWorse } from '@soundroof/report/comparison/worse'
import { briefInWords } from '@soundroof/report/wording/in-words'

/** Stored inputs, and a figure as it would be signed off. */
export type AskedEffects = {
  readonly inputs: readonly AssessmentInput[]
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  /** Of a racking system or module: all its fields. */
  readonly entry: NonNullable<SignOff['entry']> | null
}

export type FigureEffect = {
  readonly verdictBefore: Verdict
  readonly verdictAfter: Verdict
  readonly differences: readonly Difference[]
}

type FiguresInForce = {
  readonly catalogue: Catalogue
  readonly published: Catalogue
  readonly signOffs: readonly SignOff[]
}

/** What an installer sees: the verdict, and rails and spacings of the zones. */
const shownFields = new Set(['Verdict', 'Figures', 'Installable', 'Rails per panel', 'Fixing spacing'])

type BeforeAndAfter = { readonly before: CodedResult; readonly after: CodedResult }

/** Each roof with the figures in force, and with the figure as proposed. */
const bothWays = (
  { inputs, figure, values, entry }: AskedEffects,
  { catalogue, published, signOffs }: FiguresInForce,
): readonly BeforeAndAfter[] => {
  const proposed = { figure, values, entry, confirmedBy: '-', approvedBy: null, on: '-' }
  const others = signOffs.filter((one) => one.figure !== figure)
  const changed = catalogueInForce(published, [...others, proposed])
  const assessed = (input: AssessmentInput, figures: Catalogue) =>
    assess(atPlaceInForce(input, [catalogue, published], figures), figures)
  return inputs.map((input) => ({ before: assessed(input, catalogue), after: assessed(input, changed) }))
}

const openTitles = (result: BriefResult): readonly string[] =>
  shownZones(result).flatMap(({ title, installable }) => (installable ? [title] : []))

export type Looked = {
  /** Zones that panels may be fixed in as proposed and not today, by title. */
  readonly zones: readonly string[]
  /** What is built as proposed may be too weak by the figures in force today. */
  readonly isMilder: boolean
}

/** What the figure as proposed would permit on each roof. */
export const openedOn = (asked: AskedEffects, figures: FiguresInForce): readonly Looked[] =>
  bothWays(asked, figures).map((results) => {
    const [before, after] = [results.before, results.after].map((result) => briefInWords(result, 'en-AU'))
    if (!before || !after) throw new Error('Two catalogues give two results.')
    const former = new Set(openTitles(before))
    return { zones: openTitles(after).filter((title) => !former.has(title)), isMilder: isWorse(after, before) }
  })

/** What each roof gets with the figures in force, and with the figure as proposed. */
export const effectsOn = (asked: AskedEffects, figures: FiguresInForce): readonly FigureEffect[] =>
  bothWays(asked, figures).map((results) => {
    const [before, after] = [results.before, results.after].map((result) => briefInWords(result, 'en-AU'))
    if (!before || !after) throw new Error('Two catalogues give two results.')
    return {
      verdictBefore: before.verdict,
      verdictAfter: after.verdict,
      differences: resultDifferences(before, after).filter(({ field }) => shownFields.has(field)),
    }
  })
