import type { ParapetTable } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import type { Figure } from '../../calculation/figure.ts'
import { bracket } from '../../calculation/interpolate.ts'
import { between, clause, reading, type Step, type Words } from '../../calculation/step.ts'

const words: Words = {
  symbol: 'K_r',
  label: 'parapet-reduction-factor',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.7',
}

const ratioWords = {
  symbol: 'r_p',
  label: 'height-of-the-parapet-in-proportion',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.7',
} as const
const overHeight = clause<{ readonly h_p: number; readonly h: number }>(
  { ...ratioWords, formula: 'h_p / h' },
  ({ h_p, h }) => h_p / h,
)
const overHighest = clause<{ readonly h_p: number }>({ ...ratioWords, formula: 'h_p / 25' }, ({ h_p }) => h_p / 25)
const overPlan = clause<{ readonly h_p: number; readonly w: number }>(
  { ...ratioWords, formula: 'h_p / w' },
  ({ h_p, w }) => h_p / w,
)

const highest = clause<{ readonly K_h: number; readonly K_w: number }>(
  { ...words, formula: 'max(K_h, K_w)' },
  ({ K_h, K_w }) => Math.max(K_h, K_w),
)

const byHeight = (table: ParapetTable, symbol: 'K_r' | 'K_h', ratio: Step, figure: Figure): Step =>
  between({ ...words, symbol }, bracket(table.overHeight, ratio.value), { ...figure, branch: 'h-up-to-25-m' })

const byPlan = (table: ParapetTable, ratio: Step, figure: Figure): Step =>
  between({ ...words, symbol: 'K_w' }, bracket(table.overPlan, ratio.value), { ...figure, branch: 'h-above-25-m' })

/**
 * Reduction factor of the local pressures in the lee of a parapet, 0.5 to 1.0; roofs below 10 degrees only. Above 25 m, where
 * another ratio counts, no less than at 25 m. The ratio comes first, the factor last.
 * @param parapet height of the parapet, m
 * @param height average roof height, m
 * @param leastPlan least plan dimension, m
 */
export const parapetFactor = (
  table: ParapetTable,
  parapet: number,
  height: number,
  leastPlan: number,
  pitch: number,
  figure: Figure,
): readonly Step[] => {
  if (pitch >= 10) return [reading(words, 1, { ...figure, branch: 'pitch-10-degrees-or-more' })]
  const h_p = parapet
  if (height <= 25) {
    const ratio = overHeight({ h_p, h: height })
    return [ratio, byHeight(table, 'K_r', ratio, figure)]
  }
  const [ratioAtMost, ratio] = [overHighest({ h_p }), overPlan({ h_p, w: leastPlan })]
  const [K_h, K_w] = [byHeight(table, 'K_h', ratioAtMost, figure), byPlan(table, ratio, figure)]
  const K_r = highest({ K_h: K_h.value, K_w: K_w.value }, { status: figure.status, branch: 'no-less-than-at-25-m' })
  return [ratioAtMost, K_h, ratio, K_w, K_r]
}
