import { clause } from '../calculation/step.ts'

/** Mass on one foot without wind, kg: weight of the heavier array kPa, tributary width m, spacing mm. */
export const footMass = clause<{
  readonly g_max: number
  readonly t: number
  readonly s: number
  readonly gravity: number
}>(
  { symbol: 'm_f', label: 'mass-on-one-foot', unit: 'kg', clause: 'Method 5.1', formula: 'g_max * t * s / gravity' },
  ({ g_max, t, s, gravity }) => (g_max * t * s) / gravity,
)
