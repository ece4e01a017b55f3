import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { BriefResult, CodedResult, Verdict } from '@soundroof/contract/roofs/results/result'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { assess } from '@soundroof/engine/assess'
import { shownZones } from '@soundroof/report/blocks/zone-table'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { isWorse } from '@soundroof/report/comparison/worse'
import { briefInWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'

const say = sayIn('en-AU')

/** A figure as it would be signed off. */
export type ProposedFigure = {
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  /** Of a racking system or module: all its fields. */
  readonly entry: NonNullable<SignOff['entry']> | null
}

/** Stored inputs, and figures that would be signed off together. */
export type AskedEffects = { readonly inputs: readonly unknown[]; readonly proposed: readonly ProposedFigure[] }

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

/** What an installer sees: verdict, rails and spacings of the zones. */
const shownFields = new Set([
  'Verdict',
  'Figures',
  'Installable',
  'Rails per panel',
  'Fixing spacing',
  'Largest fixing spacing',
])

type BeforeAndAfter = { readonly before: CodedResult; readonly after: CodedResult }

/** An input of an earlier release that today's schema cannot read does not stop the others. */
const calculated = (stored: unknown, before: FiguresInForce, changed: Catalogue): BeforeAndAfter | null => {
  const { catalogue, published } = before
  const input = assessmentInput.safeParse(stored)
  if (!input.success) return null
  const assessed = (figures: Catalogue): CodedResult =>
    assess(atPlaceInForce(input.data, [catalogue, published], figures), figures)
  return { before: assessed(catalogue), after: assessed(changed) }
}

/** Each roof with the figures in force, and with the figures as proposed. */
const bothWays = (asked: AskedEffects, inForce: FiguresInForce): readonly (BeforeAndAfter | null)[] => {
  const { inputs } = asked
  const proposed = asked.proposed.map(({ figure, values, entry }) => ({
    ...{ figure, values, entry },
    ...{ confirmedBy: '-', approvedBy: null, on: '-' },
  }))
  const others = inForce.signOffs.filter((one) => !proposed.some(({ figure }) => figure === one.figure))
  const changed = catalogueInForce(inForce.published, [...others, ...proposed])
  return inputs.map((input) => calculated(input, inForce, changed))
}

const openTitles = (result: BriefResult): readonly string[] =>
  shownZones(say, result).flatMap(({ title, installable }) => (installable ? [title] : []))

/** Effect of a proposal on one roof. */
export type Looked = {
  /** Titles of zones that panels may be fixed in as proposed and not today. */
  readonly zones: readonly string[]
  /** A roof built as proposed may be too weak by today's figures. */
  readonly isMilder: boolean
  /** False: neither today's figures nor the proposal give a result. */
  readonly isCalculated: boolean
}

/** What the proposal would permit on each roof. */
export const openedOn = (asked: AskedEffects, figures: FiguresInForce): readonly Looked[] =>
  bothWays(asked, figures).map((results) => {
    if (results === null) return { zones: [], isMilder: true, isCalculated: false }
    const before = briefInWords(results.before, 'en-AU')
    const after = briefInWords(results.after, 'en-AU')
    const former = new Set(openTitles(before))
    const zones = openTitles(after).filter((title) => !former.has(title))
    return { zones, isMilder: isWorse(say, after, before), isCalculated: true }
  })

/** Results of each roof today and with the proposal. */
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
