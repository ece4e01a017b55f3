import type { AssessmentInput, Rafter } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import type { Assumed } from '../check/prepared-member.ts'
import type { Member } from '../loads/member.ts'
import { SHEETING_WEIGHT } from '../purlin/purlin.ts'

/** Weight of tiles with their battens, kPa. Method 7. */
const TILE_WEIGHT = 0.65

const weightWords = (symbol: string, label: Message, unit: string) => ({
  symbol,
  label,
  unit,
  clause: 'AS/NZS 1170.1:2002 cl 2.1',
})
const sheetAndPurlins = clause<{ readonly G_s: number; readonly G_p: number; readonly P: number }>(
  { ...weightWords('G', 'weight-of-sheeting-and-purlins', 'kPa'), formula: 'G_s + G_p / P' },
  ({ G_s, G_p, P }) => G_s + G_p / P,
)

/** Weight of the roof on a rafter, kPa. @param purlinWeight kN/m */
export const roofWeight = ({ roofCover, purlin }: AssessmentInput, purlinWeight: number): Step =>
  roofCover.kind === 'tile'
    ? reading(weightWords('G', 'weight-of-tiles-and-battens', 'kPa'), TILE_WEIGHT)
    : sheetAndPurlins({ G_s: SHEETING_WEIGHT, G_p: purlinWeight, P: metres(purlin.spacing) })

/** Weight of the rafter itself G_m, kN/m, as a step. */
export const rafterWeight = (value: number, source: Message): Step =>
  reading(weightWords('G_m', 'weight-of-the-rafter', 'kN/m'), value, { source })

/** A rafter as a beam under its roof. @param isContinuous over a support between two spans */
export const rafterMember = ({ span, spacing }: Rafter, roof: Step, self: Step, isContinuous: boolean): Member => ({
  name: 'rafter',
  span: metres(span),
  liveSpan: metres(span),
  liveFigure: null,
  standingLive: 0,
  spacing: metres(spacing),
  roofWeight: roof.value,
  selfWeight: self.value,
  pointLoadFactor: isContinuous ? 1.65 : 2,
})

/** That a steel rafter was calculated as a simple span, as an assumption of the result. */
export const assumedSimpleSpan = ({ span }: Rafter): Assumed => ({
  label: 'rafter-span-assumed',
  value: { code: 'simple-span', values: { span } },
  source: 'portal-action-not-assessed',
})
