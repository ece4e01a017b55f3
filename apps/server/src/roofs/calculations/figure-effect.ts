import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { BriefResult, Verdict } from '@soundroof/contract/roofs/results/result'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { assess } from '@soundroof/engine/assess'
import { shownZones } from '@soundroof/report/blocks/zone-table'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { isWorse } from '@soundroof/report/comparison/worse'
import { briefInWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'

const say = sayIn('en-AU')

/** Inputs as they are stored, and a figure as it would be signed off. */
export type AskedEffects = {
  readonly inputs: readonly unknown[]
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  /** Of a racking system or module: all its fields. */
  readonly entry: NonNullable<SignOff['entry']> | null
}

/** Null: it cannot be calculated today. */
export type FigureEffect = {
  readonly verdictBefore: Verdict | null
  readonly verdictAfter: Verdict | null
  readonly differences: readonly Difference[]
}

type FiguresInForce = {
  readonly catalogue: Catalogue
  readonly published: Catalogue
  readonly signOffs: readonly SignOff[]
}

/** What an installer sees: the verdict, and rails and spacings of the zones. */
const shownFields = new Set(['Verdict', 'Figures', 'Installable', 'Rails per panel', 'Fixing spacing'])

type BeforeAndAfter = { readonly before: BriefResult; readonly after: BriefResult }

/** One that an earlier release stored, and that today's schema does not read, holds no other up. */
const calculated = (stored: unknown, before: FiguresInForce, changed: Catalogue): BeforeAndAfter | null => {
  const { catalogue, published } = before
  const input = assessmentInput.safeParse(stored)
  if (!input.success) return null
  const assessed = (figures: Catalogue): BriefResult =>
    briefInWords(assess(atPlaceInForce(input.data, [catalogue, published], figures), figures), 'en-AU')
  return { before: assessed(catalogue), after: assessed(changed) }
}

/** Each roof with the figures in force, and with the figure as proposed. */
const bothWays = (asked: AskedEffects, inForce: FiguresInForce): readonly (BeforeAndAfter | null)[] => {
  const { inputs, figure, values, entry } = asked
  const proposed = { figure, values, entry, confirmedBy: '-', approvedBy: null, on: '-' }
  const others = inForce.signOffs.filter((one) => one.figure !== figure)
  const changed = catalogueInForce(inForce.published, [...others, proposed])
  return inputs.map((input) => calculated(input, inForce, changed))
}

const openTitles = (result: BriefResult): readonly string[] =>
  shownZones(say, result).flatMap(({ title, installable }) => (installable ? [title] : []))

export type Looked = {
  /** Zones that panels may be fixed in as proposed and not today, by title. */
  readonly zones: readonly string[]
  /** What is built as proposed may be too weak by the figures in force today. */
  readonly isMilder: boolean
  /** False: it gets no answer today, by the figures in force nor as proposed. */
  readonly isCalculated: boolean
}

/** What the figure as proposed would permit on each roof. */
export const openedOn = (asked: AskedEffects, figures: FiguresInForce): readonly Looked[] =>
  bothWays(asked, figures).map((results) => {
    if (results === null) return { zones: [], isMilder: true, isCalculated: false }
    const { before, after } = results
    const former = new Set(openTitles(before))
    const zones = openTitles(after).filter((title) => !former.has(title))
    return { zones, isMilder: isWorse(say, after, before), isCalculated: true }
  })

/** What each roof gets with the figures in force, and with the figure as proposed. */
export const effectsOn = (asked: AskedEffects, figures: FiguresInForce): readonly FigureEffect[] =>
  bothWays(asked, figures).map((results) => {
    if (results === null) return { verdictBefore: null, verdictAfter: null, differences: [] }
    const { before, after } = results
    return {
      verdictBefore: before.verdict,
      verdictAfter: after.verdict,
      differences: resultDifferences(say, before, after).filter(({ field }) => shownFields.has(field)),
    }
  })
