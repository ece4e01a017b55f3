import type { ComparedZone, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { Measure } from '../../../platform/as-built/merged-content.ts'
import type { PlainCode } from '../../../platform/words/use-say.ts'

/** How a measurement stands to its plan. `better`: other than planned, on the safe side. */
export type Standing = 'as-planned' | 'better' | 'worse'

type Plan = Pick<ComparedZone, 'plannedRails' | 'plannedSpacing' | 'plannedSetback'>

const plannedOf = (measure: Measure, plan: Plan): number | null => {
  if (measure === 'rails') return plan.plannedRails
  return measure === 'widestSpacing' ? plan.plannedSpacing : plan.plannedSetback
}

/** Null: not measured, or nothing is planned. A spacing may be narrower, a setback larger. */
export const standingOf = (measure: Measure, value: number | null, plan: Plan): Standing | null => {
  if (value === null) return null
  const planned = plannedOf(measure, plan)
  if (planned === null) return null
  if (value === planned) return 'as-planned'
  return (measure === 'widestSpacing') === value < planned ? 'better' : 'worse'
}

const words = {
  rails: { 'as-planned': 'review.as-planned', better: 'review.more-rails', worse: 'review.fewer-rails' },
  widestSpacing: { 'as-planned': 'review.as-planned', better: 'review.narrower', worse: 'review.wider' },
  smallestSetback: {
    'as-planned': 'review.as-planned',
    better: 'review.further-in',
    worse: 'review.nearer-to-the-edge',
  },
} as const satisfies Readonly<Record<Measure, Readonly<Record<Standing, PlainCode>>>>

export const standingWords = (measure: Measure, standing: Standing): PlainCode => words[measure][standing]

export const isMeasured = ({ rails, widestSpacing, smallestSetback }: MeasuredZone): boolean =>
  rails !== null && widestSpacing !== null && smallestSetback !== null

const isSameMeasured = (one: MeasuredZone, other: MeasuredZone): boolean =>
  one.rails === other.rails &&
  one.widestSpacing === other.widestSpacing &&
  one.smallestSetback === other.smallestSetback

/** What the server says of a zone; null where it has not judged what is entered now. */
export const judgementOf = (
  zone: ComparedZone,
  entered: MeasuredZone,
): Pick<ComparedZone, 'outcome' | 'reasons'> | null =>
  zone.outcome !== null && isSameMeasured(zone.measured, entered) ? zone : null
