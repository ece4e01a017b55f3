import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Corrosivity } from '@soundroof/contract/roofs/catalogue/place-tables'

type Options = AssessmentInput['options']

/** A category of AS 4312, C2 to C5. */
export type CorrosivityCategory = Corrosivity['sheltered'][number]['category']

/** Category at a distance from the sea, m; water that is not known counts as open surf. Method 1.3. */
export const corrosivityAt = (
  distance: number,
  water: Options['seaWater'],
  corrosivity: Corrosivity,
): CorrosivityCategory => {
  const rows = corrosivity[water ?? 'open-surf']
  return rows.find(({ upTo }) => upTo === null || distance <= upTo)?.category ?? 'C5'
}

/** Null: the distance to the sea is not known. */
export const corrosivityOf = (
  { seaDistance, seaWater }: Options,
  corrosivity: Corrosivity,
): CorrosivityCategory | null => (seaDistance === null ? null : corrosivityAt(seaDistance, seaWater, corrosivity))
