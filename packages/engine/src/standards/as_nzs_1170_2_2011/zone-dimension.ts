import { clause } from '../../calculation/step.ts'

/** Dimension a of the local pressure zones of a roof, m, clause 5.4.4: b, d plan dimensions, h average roof height, all m. */
export const zoneDimension2011 = clause<{ readonly b: number; readonly d: number; readonly h: number }>(
  {
    symbol: 'a',
    label: 'zone-dimension',
    unit: 'm',
    clause: 'AS/NZS 1170.2:2011 cl 5.4.4',
    formula: 'min(0.2 * b, 0.2 * d, h)',
  },
  ({ b, d, h }) => Math.min(0.2 * b, 0.2 * d, h),
)
