import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { type Figure, figureAt } from '../../calculation/figure.ts'
import { metres, radians } from '../../calculation/units.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { TOLERANCE } from '../../checks/check.ts'
import { roofLiveLoad } from '../../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { Assumed } from '../check/prepared-member.ts'

const withRidge: readonly string[] = ['gable', 'hip']

type Asked = Pick<AssessmentInput, 'building' | 'options' | 'rafter'>

/** Half a frame is not a simple span: without a column under the ridge the knees carry it. Method 7. */
export const spansTheBuilding = ({ options }: Pick<Asked, 'options'>): boolean =>
  withRidge.includes(options.roofForm) && !options.ridgeColumn

/** Purlins count as holding the top flange over the whole span, knees included; null: the knees hog there. Method 7. */
export const heldTopFlange = (asked: Pick<Asked, 'options'>, { method }: Catalogue): Figure | null =>
  spansTheBuilding(asked) ? null : figureAt(method.heldTopFlange, 'method/held-top-flange')

const sidesOf = ({ building: { length, width } }: Asked) => ({
  shorter: Math.min(length, width),
  longer: Math.max(length, width),
})

const twiceTheRafter = ({ rafter }: Asked): number => (2 * rafter.span) / 1000

/** A rafter longer than half the shorter side, on its slope, belongs to a frame across the longer one. */
const crossesLonger = (asked: Asked): boolean =>
  twiceTheRafter(asked) * Math.cos(radians(asked.building.roofSlope)) > sidesOf(asked).shorter * (1 + TOLERANCE)

/** Side of the building across the ridge, m: the ridge runs along the longer side, whichever was entered as the length. */
export const sideAcross = (asked: Asked): number => sidesOf(asked)[crossesLonger(asked) ? 'longer' : 'shorter']

/** Width of the building across the ridge, m. */
export const acrossTheRidge = (asked: Asked): number => {
  const { shorter } = sidesOf(asked)
  return Math.min(sideAcross(asked), Math.max(shorter, twiceTheRafter(asked)))
}

/** Span of a steel frame between its columns, mm. */
export const frameSpanOf = (asked: Asked): number =>
  spansTheBuilding(asked) ? Math.max(asked.rafter.span, 1000 * acrossTheRidge(asked)) : asked.rafter.span

/** Live load on the area of the measured rafter, where that of the frame is smaller; null: both are the same. Method 7. */
export const frameLiveLoad = (asked: Asked, { method }: Catalogue): Figure | null => {
  const p = metres(asked.rafter.spacing)
  const [measured, frame] = [asked.rafter.span, frameSpanOf(asked)].map((L) => roofLiveLoad({ L: metres(L), p }).value)
  return measured === frame ? null : figureAt(method.frameLiveLoad, 'method/frame-live-load')
}

/** The span that a steel frame was calculated with, and where its live load is taken, as assumptions of the result. */
export const assumedFrameSpan = (asked: Asked): readonly Assumed[] => {
  const span: Assumed = {
    label: 'rafter-span-assumed',
    value: { code: 'simple-span', values: { span: frameSpanOf(asked) } },
    source: 'portal-action-not-assessed',
  }
  if (!withRidge.includes(asked.options.roofForm)) return [span]
  const column: Assumed = asked.options.ridgeColumn
    ? { label: 'ridge-column', value: 'column-under-the-ridge', source: 'chosen' }
    : { label: 'ridge-column', value: 'no-column-under-the-ridge', source: verbatim('Method 0') }
  return [span, column]
}
