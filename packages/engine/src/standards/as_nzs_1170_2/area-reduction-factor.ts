import { bracket } from '../../calculation/interpolate.ts'
import { between, clause, type Step } from '../../calculation/step.ts'
import { LEAST_REDUCTION } from './combination-factor.ts'

const words = { symbol: 'K_a', label: 'area-reduction-factor', unit: '', clause: 'AS/NZS 1170.2 table 5.4' } as const

/** Area reduction factor K_a of roofs: 1.0 up to 10 m2, 0.9 at 25 m2, 0.8 from 100 m2. @param area tributary area, m2 */
export const areaReductionFactor = (area: number): Step =>
  between(
    words,
    bracket(
      [
        [10, 1],
        [25, 0.9],
        [100, 0.8],
      ],
      area,
    ),
    { source: 'tributary-area-m2' },
  )

/** K_a together with K_c: their product is at least 0.8. */
export const boundedAreaFactor = clause<{ readonly K_a: number; readonly K_c: number }>(
  {
    symbol: 'K_ac',
    label: 'area-reduction-factor-beside-k-c',
    unit: '',
    clause: 'AS/NZS 1170.2 cl 5.4.3',
    formula: `max(K_a, ${LEAST_REDUCTION} / K_c)`,
  },
  ({ K_a, K_c }) => Math.max(K_a, LEAST_REDUCTION / K_c),
)
