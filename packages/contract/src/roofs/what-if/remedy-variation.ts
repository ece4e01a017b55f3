import type { AssessmentInput } from '../catalogue/assessment-input.ts'
import type { Entry } from '../results/advice.ts'
import { measuredFields } from './measured-values.ts'
import { placeOfField, type Variation, type VariedField, variation, variedFields } from './variation.ts'

const isVaried = (field: string): field is VariedField =>
  (variedFields as readonly string[]).includes(field) &&
  // Another spacing is another roof: what was measured varies within its error alone.
  !(measuredFields as readonly string[]).includes(field)

/** What to enter for a change as a what-if has it; null where a what-if may not vary all of it. */
export const remedyVariation = (
  entries: readonly Entry[],
  { options }: Pick<AssessmentInput, 'options'>,
): Variation | null => {
  // A known fixing of the battens is a part of the roof: only one that is not known is varied.
  const mayVary = ({ place, field }: Entry): boolean =>
    isVaried(field) && placeOfField(field) === place && (field !== 'battenFixing' || options.battenFixing === 'unsure')
  if (!entries.every(mayVary)) return null
  return variation.parse(Object.fromEntries(entries.map(({ field, value }) => [field, value])))
}
