import type { Possibility, Remedy } from '@soundroof/contract/roofs/results/advice'
import { percent, plain, withUnits } from '@soundroof/report/wording/number-text'
import { keepUnits } from '../report/keep-units.ts'

/** A remedy in sentences: the change, what then passes, and which zones it closes. */
export const remedyWords = ({ change, numRails, fixingSpacing, closes }: Remedy) => ({
  change: withUnits(`${change}:`),
  then: keepUnits(`${numRails} rails with fixings every ${plain(fixingSpacing)} mm pass.`),
  closes:
    closes.length === 0
      ? null
      : `${closes.join(' and ')} then ${closes.length === 1 ? 'fails' : 'fail'}: use it in this zone only.`,
})

/** One possible answer: zones that can be installed, and utilisation of the worst check. */
export const possibilityWords = ({ installable, utilisation }: Possibility, zoneCount: number): string => {
  const zones = `${installable} of ${zoneCount} zones can be installed`
  return utilisation === null ? zones : `${zones}; largest utilisation ${percent(utilisation)}`
}
