import { clause, type Step } from '../../calculation/step.ts'

const words = { symbol: 'a', label: 'zone-dimension', unit: 'm', clause: 'AS/NZS 1170.2:2021 cl 5.4.4' } as const

const byPlan = clause<{ readonly b: number; readonly d: number }>(
  { ...words, formula: 'min(0.2 * b, 0.2 * d)' },
  ({ b, d }) => Math.min(0.2 * b, 0.2 * d),
)
const byHeight = clause<{ readonly h: number }>({ ...words, formula: '2 * h' }, ({ h }) => 2 * h)

/** Relative rounding tolerance for a ratio of exactly 0.2, such as 4.6 m to 23 m. */
const GUARD = 1e-9

const isBelowFifth = (height: number, plan: number): boolean => height < 0.2 * plan * (1 - GUARD)

/** Dimension a of the local pressure zones of a roof, m: b, d plan dimensions, h average roof height, all m. */
export const zoneDimension2021 = (b: number, d: number, h: number): Step =>
  isBelowFifth(h, b) && isBelowFifth(h, d)
    ? byHeight({ h }, { branch: 'low-and-wide-h-b-and-h-d-below-0-2' })
    : byPlan({ b, d }, { branch: 'h-b-or-h-d-at-least-0-2' })
