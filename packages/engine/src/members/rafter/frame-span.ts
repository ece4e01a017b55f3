import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { radians } from '../../calculation/units.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { TOLERANCE } from '../../checks/check.ts'
import type { Assumed } from '../check/prepared-member.ts'

const withRidge: readonly string[] = ['gable', 'hip']

type Asked = Pick<AssessmentInput, 'building' | 'options' | 'rafter'>

/** Half a frame is not a simple span: without a column under the ridge the knees carry it. Method 7. */
export const spansTheBuilding = ({ options }: Pick<Asked, 'options'>): boolean =>
  withRidge.includes(options.roofForm) && !options.ridgeColumn

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
