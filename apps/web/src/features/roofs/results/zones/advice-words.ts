import type { Possibility, Unknown } from '@soundroof/contract/roofs/results/advice'
import { percent } from '@soundroof/report/wording/number-text'
import type { Say } from '../../../../platform/words/use-say.ts'

/** False where worst and best read the same, so that measuring is pointless. */
export const readsDifferently = (say: Say, { low, high }: Pick<Unknown, 'low' | 'high'>, zoneCount: number): boolean =>
  possibilityWords(say, low, zoneCount) !== possibilityWords(say, high, zoneCount)

/** One possible answer: number of zones that can be installed, and utilisation of the worst check. */
export const possibilityWords = (say: Say, { installable, utilisation }: Possibility, zoneCount: number): string => {
  const values = { installable, zones: zoneCount }
  return utilisation === null
    ? say('roofs.of-zones-can-be-installed', values)
    : say('roofs.of-zones-can-be-installed-largest', {
        ...values,
        utilisation: percent(utilisation),
      })
}

const answered = ({ entries = [] }: Possibility): string =>
  JSON.stringify(Object.fromEntries(entries.map(({ field, value }) => [field, value])))

/** Variants for the address of what-if; null where an answer is in no list. */
export const variantsOfUnknown = ({
  low,
  high,
}: Pick<Unknown, 'low' | 'high'>): { readonly a: string; readonly b: string } | null =>
  low.entries && high.entries ? { a: answered(low), b: answered(high) } : null
