import type { CheckResult } from '@soundroof/contract/roofs/results/result'
import { hundredthsUp, percent } from '../calculation/wording.ts'
import { LARGEST_RATIO } from '../members/check/ratio-side.ts'

const bareWords = ({ utilisationWithout: bare }: CheckResult): string =>
  bare != null && bare > 1 ? `, ${percent(bare)} without panels` : ''

/** What refuses is the ratio of this roof, or the reason says which other comparison does. */
const ratioWords = ({ title, loadRatio, reason }: CheckResult): string => {
  if (loadRatio == null) return `${title}: none without panels`
  return loadRatio > LARGEST_RATIO
    ? `${title}: ratio ${hundredthsUp(loadRatio)}, at most ${LARGEST_RATIO}`
    : `${title} (${reason})`
}

/** A check with how far it is used, beside the bare roof where that exceeds it; compared loads as their ratio. */
export const checkWords = (check: CheckResult): string => {
  const { id, title, utilisation, reason } = check
  if (id.startsWith('purlin-load-ratio')) return ratioWords(check)
  return utilisation === null
    ? `${title} without capacity (${reason})`
    : `${title} at ${percent(utilisation)}${bareWords(check)}`
}
