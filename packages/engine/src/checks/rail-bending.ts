import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Step, worstStatus } from '../calculation/step.ts'
import { type Check, compareOnCondition, type FixingCase, notApplicable, TOLERANCE } from './check.ts'

const largest = clause<{ readonly phi_M: number; readonly w: number; readonly t: number }>(
  {
    symbol: 's',
    label: 'spacing-by-rail-bending',
    unit: 'mm',
    clause: 'Method 5.3',
    formula: '1000 * (8 * phi_M / (w * t)) ^ (1 / 2)',
  },
  ({ phi_M, w, t }) => 1000 * Math.sqrt((8 * phi_M) / (w * t)),
)

const moment = clause<{ readonly w: number; readonly t: number; readonly s: number }>(
  { symbol: 'M_r', label: 'moment-of-the-rail', unit: 'kNm', clause: 'Method 5.3', formula: 'w * t * s ^ 2 / 8' },
  ({ w, t, s }) => (w * t * s * s) / 8,
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
  const { momentCapacity } = fixing.hardware.rail
  const w = loadOf(fixing)
  if (momentCapacity === null || w <= 0) return null
  const step = moment({ w, t: fixing.tributary, s: spacing / 1000 }, { status: statusOf(fixing) })
  return step.value <= momentCapacity * (1 + TOLERANCE) ? null : step
}

const reasonOf = ({ momentCapacity, certifiableMoment }: FixingCase['hardware']['rail'], demand: number): Message => {
  if (momentCapacity === null || demand <= momentCapacity * (1 + TOLERANCE)) return 'rail-bending-moment'
  if (demand <= certifiableMoment * (1 + TOLERANCE)) return 'rail-to-be-certified'
  return certifiableMoment > momentCapacity
    ? { code: 'rail-beyond', values: { largest: certifiableMoment } }
    : 'rail-bending-moment'
}

/** Bending of the rail between fixings, w t s2/8: up to what its kind carries, then only as a rail certified for more. */
export const railBending: Check = {
  id: 'rail-bending',
  title: 'rail-bending',
  clause: 'Method 5.3',
  applies: ({ rail }) => rail.momentCapacity !== null,
  limit: (fixing) => {
    const { momentCapacity, certifiableMoment } = fixing.hardware.rail
    const w = loadOf(fixing)
    return momentCapacity === null || w <= 0
      ? null
      : largest({ phi_M: certifiableMoment, w, t: fixing.tributary }, { status: statusOf(fixing) })
  },
  judge: (fixing, { spacing }) => {
    const { rail } = fixing.hardware
    const w = loadOf(fixing)
    if (rail.momentCapacity === null || w <= 0) return notApplicable(result(statusOf(fixing), 'no-load-on-the-rail'))
    const s = spacing / 1000
    const demand = (w * fixing.tributary * s * s) / 8
    return compareOnCondition(result(statusOf(fixing), reasonOf(rail, demand)), demand, {
      known: rail.momentCapacity,
      largest: rail.certifiableMoment,
    })
  },
}
