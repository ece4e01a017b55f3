import type { Possibility, Remedy } from '@soundroof/contract/roofs/results/advice'
import { percent, plain, withUnits } from '@soundroof/report/wording/number-text'
import { keepUnits } from '../report/keep-units.ts'

/** A remedy in sentences: what to change, what passes then, and what it costs elsewhere. */
export const remedyWords = ({ change, numRails, fixingSpacing, closes }: Remedy) => ({
  change: withUnits(`${change}:`),
  then: keepUnits(`${numRails} rails with fixings every ${plain(fixingSpacing)} mm pass.`),
  closes:
    closes.length === 0
      ? null
      : `${closes.join(' and ')} then ${closes.length === 1 ? 'fails' : 'fail'}: use it in this zone only.`,
})

/** A possibility beside the zones of the roof: how many can be installed, and how far the worst check is used. */
export const possibilityWords = ({ installable, utilisation }: Possibility, zoneCount: number): string => {
  const zones = `${installable} of ${zoneCount} zones can be installed`
  return utilisation === null ? zones : `${zones}; largest utilisation ${percent(utilisation)}`
}
