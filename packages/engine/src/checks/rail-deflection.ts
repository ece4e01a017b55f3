import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, worstStatus } from '../calculation/step.ts'
import { type Check, compare, notApplicable } from './check.ts'

type Rail = { readonly K_3: number; readonly w: number; readonly t: number }

const words = { symbol: 's', label: 'spacing-by-rail-deflection', unit: 'mm', clause: 'Method 5.3' } as const

const shortRail = clause<Rail>(
  { ...words, formula: '1000 * (K_3 / (w * t)) ^ (1 / 3)' },
  ({ K_3, w, t }) => 1000 * Math.cbrt(K_3 / (w * t)),
)
const longRail = clause<Rail & { readonly L_0: number }>(
  { ...words, formula: '1000 * (K_3 * L_0 / (w * t)) ^ (1 / 4)' },
  ({ K_3, L_0, w, t }) => 1000 * ((K_3 * L_0) / (w * t)) ** 0.25,
)

const result = (status: DataStatus, reason: Message) =>
  ({ id: 'rail-deflection', title: 'rail-deflection', clause: 'Method 5.3', unit: 'mm', status, reason }) as const

/** Deflection of the rail between fixings in service: third power of the spacing, fourth beyond the change-over length. */
export const railDeflection: Check = {
  id: 'rail-deflection',
  title: 'rail-deflection',
  clause: 'Method 5.3',
  applies: () => true,
  limit: ({ railLoad: w, tributary: t, hardware, status: loads }) => {
    const { stiffness: K_3, changeOver: L_0 } = hardware.rail
    const status = worstStatus(hardware.rail.status, loads.railLoad)
    if (w <= 0) return null
    const short = shortRail({ K_3, w, t }, { status, branch: 'up-to-the-change-over-length' })
    if (short.value <= 1000 * L_0) return short
    return longRail({ K_3, L_0, w, t }, { status, branch: 'beyond-the-change-over-length' })
  },
  judge: ({ railLoad: w, tributary: t, hardware, status: loads }, { spacing }) => {
    const { stiffness: K_3, changeOver: L_0 } = hardware.rail
    const status = worstStatus(hardware.rail.status, loads.railLoad)
    if (w <= 0) return notApplicable(result(status, 'no-load-on-the-rail'))
    const s = spacing / 1000
    const share = s <= L_0 ? (w * t * s ** 3) / K_3 : (w * t * s ** 4) / (K_3 * L_0)
    // K_3 stands for a deflection of this part of the span, which grows no more beyond L_0.
    const limit = (1000 * (s > 0 ? Math.min(s, L_0) : L_0)) / hardware.rail.deflectionSpan
    return compare(result(status, 'rail-deflection-between-fixings'), share * limit, limit)
  },
}
