import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Why a roof that is open on all sides has no coefficients; null: it has, or it has walls. Method 3. */
export const withoutCoefficients = (
  { building, options }: AssessmentInput,
  { freeRoof }: Catalogue['wind'],
): Message | null => {
  if (options.sides !== 'open-sided') return null
  if (options.roofForm === 'hip' || building.shape === 'irregular') return 'free-roof-of-other-form'
  const { roofSlope: slope, height, length, width } = building
  const { steepest, highest } = freeRoof
  if (slope > steepest) return { code: 'free-roof-too-steep', values: { slope, steepest } }
  const ratio = height / Math.min(length, width)
  return ratio > highest ? { code: 'free-roof-too-high', values: { ratio, highest } } : null
}
