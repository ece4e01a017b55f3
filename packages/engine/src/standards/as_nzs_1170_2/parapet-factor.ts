import { bracket } from '../../calculation/interpolate.ts'
import { between, clause, reading, type Step, type Words } from '../../calculation/step.ts'

const words: Words = {
  symbol: 'K_r',
  label: 'parapet-reduction-factor',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.7',
  status: 'unverified',
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
const overPlan = clause<{ readonly h_p: number; readonly w: number }>(
  { ...ratioWords, formula: 'h_p / w' },
  ({ h_p, w }) => h_p / w,
)

/** The ratio by which the table is read: over the roof height, above 25 m over the least plan dimension; all m. */
const parapetRatio = (parapet: number, height: number, leastPlan: number): Step =>
  height <= 25 ? overHeight({ h_p: parapet, h: height }) : overPlan({ h_p: parapet, w: leastPlan })

/**
 * Reduction factor of the local pressures in the lee of a parapet, 0.5 to 1.0; roofs below 10 degrees only.
 * The ratio comes first, the factor last.
 * @param parapet height of the parapet, m
 * @param height average roof height, m
 * @param leastPlan least plan dimension, m
 */
export const parapetFactor = (parapet: number, height: number, leastPlan: number, pitch: number): readonly Step[] => {
  if (pitch >= 10) return [reading(words, 1, { branch: 'pitch-10-degrees-or-more' })]
  const ratio = parapetRatio(parapet, height, leastPlan)
  const rows =
    height <= 25
      ? ([
          [0.07, 1],
          [0.1, 0.8],
          [0.2, 0.5],
        ] as const)
      : ([
          [0.02, 1],
          [0.03, 0.8],
          [0.05, 0.5],
        ] as const)
  const branch = height <= 25 ? 'h-up-to-25-m' : 'h-above-25-m'
  return [ratio, between(words, bracket(rows, ratio.value), { branch })]
}
