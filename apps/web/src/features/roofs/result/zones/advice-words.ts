import type { Possibility } from '@soundroof/contract/roofs/results/advice'
import { percent } from '@soundroof/report/wording/number-text'

/** One possible answer: zones that can be installed, and utilisation of the worst check. */
export const possibilityWords = ({ installable, utilisation }: Possibility, zoneCount: number): string => {
  const zones = `${installable} of ${zoneCount} zones can be installed`
  return utilisation === null ? zones : `${zones}; largest utilisation ${percent(utilisation)}`
}
