import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Step, worstStatus } from '../calculation/step.ts'
import { type Check, compareOnCondition, type FixingCase, notApplicable, TOLERANCE } from './check.ts'

type Divisor = FixingCase['hardware']['rail']['momentDivisor']

/** What the rail itself carries; or, of a rail without a name, the most that one can be certified for. */
type Moment = 'phi_M' | 'phi_Mc'

const largestBy = <M extends Moment>(divisor: Divisor, moment: M) =>
  clause<Readonly<Record<M | 'w_r' | 't', number>>>(
    {
      symbol: 's',
      label: 'spacing-by-rail-bending',
      unit: 'mm',
      clause: 'Method 5.3',
      formula: `1000 * (${divisor} * ${moment} / (w_r * t)) ^ (1 / 2)`,
    },
    (given) => 1000 * Math.sqrt((divisor * given[moment]) / (given.w_r * given.t)),
  )

const momentBy = (divisor: Divisor) =>
  clause<{ readonly w_r: number; readonly t: number; readonly s: number }>(
    {
      symbol: 'M_r',
      label: 'moment-of-the-rail',
      unit: 'kNm',
      clause: 'Method 5.3',
      formula: `w_r * t * (s / 1000) ^ 2 / ${divisor}`,
    },
    ({ w_r, t, s }) => (w_r * t * (s / 1000) ** 2) / divisor,
  )

const moment = { 8: momentBy(8), 10: momentBy(10) } as const
const largest = {
  8: { phi_M: largestBy(8, 'phi_M'), phi_Mc: largestBy(8, 'phi_Mc') },
  10: { phi_M: largestBy(10, 'phi_M'), phi_Mc: largestBy(10, 'phi_Mc') },
} as const

type FewFeet = { readonly phi_M: number; readonly M_r: number; readonly w_r: number; readonly t: number }
const onFewFeet = clause<FewFeet>(
  {
    symbol: 's_f',
    label: 'spacing-on-two-or-three-feet',
    unit: 'mm',
    clause: 'Method 5.3',
    formula: '1000 * (8 * max(phi_M, M_r) / (w_r * t)) ^ (1 / 2)',
  },
  ({ phi_M, M_r, w_r, t }) => 1000 * Math.sqrt((8 * Math.max(phi_M, M_r)) / (w_r * t)),
)

const result = (status: DataStatus, reason: Message) =>
  ({ id: 'rail-bending', title: 'rail-bending', clause: 'Method 5.3', unit: 'kNm', status, reason }) as const

/** Uplift and downward load bend a rail alike. */
const loadOf = ({ uplift, downward }: FixingCase): number => Math.max(uplift, downward ?? 0)

const statusOf = ({ hardware, status, uplift, downward }: FixingCase): DataStatus =>
  worstStatus(hardware.rail.status, (downward ?? 0) > uplift ? status.downward : status.uplift)

/**
 * The moment that a rail and its splices must be certified for, where that is more than one that is not named has; null:
 * none. @param spacing mm
 */
export const momentToCertify = (fixing: FixingCase, spacing: number): Step | null => {
  const { momentCapacity, momentDivisor } = fixing.hardware.rail
  const w_r = loadOf(fixing)
  if (momentCapacity === null || w_r <= 0) return null
  const step = moment[momentDivisor]({ w_r, t: fixing.tributary, s: spacing }, { status: statusOf(fixing) })
  return step.value <= momentCapacity * (1 + TOLERANCE) ? null : step
}

type Rail = FixingCase['hardware']['rail']

const withinOf = ({ momentDivisor }: Rail): Message =>
  momentDivisor === 10 ? 'rail-bending-moment-of-three-spans' : 'rail-bending-moment'

const reasonOf = (rail: Rail, demand: number): Message => {
  const { momentCapacity, certifiableMoment, certified } = rail
  if (momentCapacity === null || demand <= momentCapacity * (1 + TOLERANCE)) return withinOf(rail)
  if (demand <= certifiableMoment * (1 + TOLERANCE))
    return certified === 'splices' ? 'splices-to-be-certified' : 'rail-to-be-certified'
  return certifiableMoment > momentCapacity
    ? { code: 'rail-beyond', values: { largest: certifiableMoment } }
    : withinOf(rail)
}

/**
 * Of a named rail, which counts as three spans and more: the largest spacing on two or three feet, a simple span that bends no
 * more than the zone rests on; null: the spacing holds there too. @param spacing mm
 */
export const spacingOnFewFeet = (fixing: FixingCase, spacing: number): Step | null => {
  const { momentCapacity, momentDivisor } = fixing.hardware.rail
  const w_r = loadOf(fixing)
  if (momentDivisor === 8 || momentCapacity === null || w_r <= 0) return null
  const status = statusOf(fixing)
  const { tributary: t } = fixing
  const { value: M_r } = moment[momentDivisor]({ w_r, t, s: spacing }, { status })
  const step = onFewFeet({ phi_M: momentCapacity, M_r, w_r, t }, { status })
  return step.value >= spacing * (1 - TOLERANCE) ? null : step
}

/** Bending of the rail between fixings, w t s2/8 or, of a named rail, /10: up to what its kind carries, then only as a rail certified for more. */
export const railBending: Check = {
  id: 'rail-bending',
  title: 'rail-bending',
  clause: 'Method 5.3',
  applies: ({ rail }) => rail.momentCapacity !== null,
  limit: (fixing) => {
    const { momentCapacity, certifiableMoment, momentDivisor } = fixing.hardware.rail
    const w_r = loadOf(fixing)
    if (momentCapacity === null || w_r <= 0) return null
    const [given, remarks] = [{ w_r, t: fixing.tributary }, { status: statusOf(fixing) }]
    return certifiableMoment > momentCapacity
      ? largest[momentDivisor].phi_Mc({ phi_Mc: certifiableMoment, ...given }, remarks)
      : largest[momentDivisor].phi_M({ phi_M: certifiableMoment, ...given }, remarks)
  },
  judge: (fixing, { spacing }) => {
    const { rail } = fixing.hardware
    const w = loadOf(fixing)
    if (rail.momentCapacity === null || w <= 0) return notApplicable(result(statusOf(fixing), 'no-load-on-the-rail'))
    const s = spacing / 1000
    const demand = (w * fixing.tributary * s * s) / rail.momentDivisor
    return compareOnCondition(result(statusOf(fixing), reasonOf(rail, demand)), demand, {
      known: rail.momentCapacity,
      largest: rail.certifiableMoment,
    })
  },
}
