import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { assess } from '@soundroof/engine/assess'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
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

/** What each roof gets with the figures in force, and with the figure as proposed. */
export const effectsOn = (
  { inputs, figure, values, entry }: AskedEffects,
  { catalogue, published, signOffs }: FiguresInForce,
): readonly FigureEffect[] => {
  const proposed = { figure, values, entry, confirmedBy: '-', approvedBy: null, on: '-' }
  const others = signOffs.filter((one) => one.figure !== figure)
  const changed = catalogueInForce(published, [...others, proposed])
  return inputs.map((input) => {
    const [before, after] = [catalogue, changed].map((figures) =>
      briefInWords(assess(atPlaceInForce(input, [catalogue, published], figures), figures), 'en-AU'),
    )
    if (!before || !after) throw new Error('Two catalogues give two results.')
    return {
      verdictBefore: before.verdict,
      verdictAfter: after.verdict,
      differences: resultDifferences(before, after).filter(({ field }) => shownFields.has(field)),
    }
  })
}
