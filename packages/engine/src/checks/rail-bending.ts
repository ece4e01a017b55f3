import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, worstStatus } from '../calculation/step.ts'
import { type Check, compare, notApplicable } from './check.ts'

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

const result = (status: DataStatus, reason: Message) =>
  ({ id: 'rail-bending', title: 'rail-bending', clause: 'Method 5.3', unit: 'kNm', status, reason }) as const

/** Bending of the rail between fixings in ultimate uplift, where its section is known: w t s2/8. */
export const railBending: Check = {
  id: 'rail-bending',
  title: 'rail-bending',
  clause: 'Method 5.3',
  applies: ({ rail }) => rail.momentCapacity !== null,
  limit: ({ uplift: w, tributary: t, hardware: { rail }, status: loads }) =>
    rail.momentCapacity === null || w <= 0
      ? null
      : largest({ phi_M: rail.momentCapacity, w, t }, { status: worstStatus(rail.status, loads.uplift) }),
  judge: ({ uplift: w, tributary: t, hardware: { rail }, status: loads }, { spacing }) => {
    const status = worstStatus(rail.status, loads.uplift)
    if (rail.momentCapacity === null || w <= 0) return notApplicable(result(status, 'no-uplift'))
    const s = spacing / 1000
    return compare(result(status, 'rail-bending-demand'), (w * t * s * s) / 8, rail.momentCapacity)
  },
}
