import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { spacingText } from '@soundroof/words/numbers/result-numbers'

type Arrangement = ZoneResult['alternatives'][number]

/** "2 rails with fixings every 1200 mm", with what it depends on. */
export const arrangementText = (say: Say, { numRails, fixingSpacing, condition }: Arrangement): string =>
  say(
    condition === undefined
      ? 'report.rails-with-fixings-every-mm'
      : 'report.rails-with-fixings-every-mm-rails-spacing-condition',
    { rails: numRails, spacing: spacingText(fixingSpacing), condition: condition ?? '' },
  )

const feetPerMetre = ({ numRails, fixingSpacing }: Arrangement): number => numRails / fixingSpacing

const ALIKE = 1e-9

/** No more rails and no more feet; of equal ones the first. */
const isNoWorse = (one: Arrangement, other: Arrangement): boolean =>
  one.numRails <= other.numRails && feetPerMetre(one) <= feetPerMetre(other) + ALIKE

/**
 * Arrangements that a person might choose instead of the recommended one: fewer rails, or fewer feet on more rails. Leaves
 * out one with as many or more rails and feet than another.
 */
export const worthChoosing = ({
  numRails,
  fixingSpacing,
  alternatives,
}: Pick<ZoneResult, 'numRails' | 'fixingSpacing' | 'alternatives'>): readonly Arrangement[] => {
  const recommended: readonly Arrangement[] = fixingSpacing === null ? [] : [{ numRails, fixingSpacing }]
  return alternatives.filter((one, index) => {
    const others = [...recommended, ...alternatives.filter((other, at) => at < index || !isNoWorse(one, other))]
    return !others.some((other) => other !== one && isNoWorse(other, one))
  })
}
