import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { clause, leastSure, reading, type Step } from '../calculation/step.ts'
import type { CorrosivityCategory } from '../site/corrosivity.ts'
import { figureOf, productFigure } from './figure-of.ts'
import type { RackingCapacities } from './racking-fixings.ts'

/** What is left of the capacities of a racking system by the sea. Method 5.5. */

const leftOf = clause<{ readonly k_sea: number; readonly R: number }>(
  { symbol: 'R_k', label: 'capacity-by-the-sea', unit: 'kN', clause: 'Method 5.5', formula: 'k_sea * R' },
  ({ k_sea, R }) => k_sea * R,
)

/** C5 without a figure of its own has that of C4, and never more than it. Null: the maker publishes no reduction. */
export const partLeft = ({ corrosivity }: RackingSystem, category: CorrosivityCategory | null): number | null => {
  const { C4 = null, C5 = null } = corrosivity ?? {}
  if (category === 'C4') return C4
  if (category !== 'C5') return null
  return C4 === null || C5 === null ? (C5 ?? C4) : Math.min(C4, C5)
}

const partStep = (system: RackingSystem, part: number): Step =>
  reading(
    {
      symbol: 'k_sea',
      label: 'part-of-a-capacity-left-by-the-sea',
      unit: '',
      clause: 'Method 5.5',
    },
    part,
    { ...productFigure('racking', system), source: figureOf(system) },
  )

/** @param category null: the distance to the sea is not known */
export const byTheSea = (
  system: RackingSystem,
  category: CorrosivityCategory | null,
  own: NonNullable<RackingCapacities>,
): NonNullable<RackingCapacities> => {
  const part = partLeft(system, category)
  if (part === null) return own
  const k_sea = partStep(system, part)
  const left = Object.entries(own.capacities).map(([id, capacity]) => {
    const step = leftOf({ k_sea: k_sea.value, R: capacity.value }, leastSure(k_sea, capacity))
    return { id, step, capacity: { ...capacity, value: step.value, status: step.status } }
  })
  return {
    capacities: Object.fromEntries(left.map(({ id, capacity }) => [id, capacity])),
    steps: [...own.steps, k_sea, ...left.map(({ step }) => step)],
  }
}
