import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { figureAt } from '../calculation/figure.ts'
import { clause, leastSure, reading, type Step } from '../calculation/step.ts'
import type { Capacity } from '../checks/check.ts'
import { type Support, supportFactor } from './support-factor.ts'

const hook = (symbol: string, label: Message) =>
  clause<{ readonly R: number; readonly k: number }>(
    { symbol, label, unit: 'kN', clause: 'Method 5.2', formula: 'R * k' },
    ({ R, k }) => R * k,
  )
const words = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN', clause: 'Method 5.2' })
const ultimateCapacity = hook('phi_N_u', 'tile-hook-capacity-ultimate')
const serviceCapacity = hook('N_s', 'tile-hook-capacity-service')

/** Capacities of one tile hook, kN, with their derivation. */
export type TileHookCapacity = {
  readonly ultimate: Capacity
  readonly service: Capacity
  readonly steps: readonly Step[]
}

/** Capacity of a tile hook on its rafter, kN; null when the rafter is thinner than the table of support factors. */
export const tileHookCapacity = (
  fixings: Catalogue['fixings'],
  support: Omit<Support, 'interface'>,
): TileHookCapacity | null => {
  const k = supportFactor(fixings.supportFactors, { ...support, interface: 'tile-hook' })
  if (k === null) return null
  const { ultimate, service } = fixings.tileHook
  const R_u = reading(
    words('R_u', 'tile-hook-ultimate-on-a-full-support'),
    ultimate.value,
    figureAt(ultimate, 'fixings/tile-hook/ultimate'),
  )
  const R_s = reading(
    words('R_s', 'tile-hook-service-on-a-full-support'),
    service.value,
    figureAt(service, 'fixings/tile-hook/service'),
  )
  const u = ultimateCapacity({ R: R_u.value, k: k.value }, leastSure(R_u, k))
  const s = serviceCapacity({ R: R_s.value, k: k.value }, leastSure(R_s, k))
  return {
    ultimate: { value: u.value, status: u.status, reason: 'tile-hook-ultimate' },
    service: { value: s.value, status: s.status, reason: 'bending-of-the-tile-hook-in-service' },
    steps: [k, R_u, u, R_s, s],
  }
}
