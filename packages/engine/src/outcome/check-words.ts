import type { CheckResult } from '@soundroof/contract/result'
import { LARGEST_RATIO } from '../members/ratio-side.ts'
import { hundredthsUp, percent } from '../wording.ts'

const bareWords = ({ utilisationWithout: bare }: CheckResult): string =>
  bare != null && bare > 1 ? `, ${percent(bare)} without panels` : ''

/** A check with how far it is used, beside the bare roof where that exceeds it; compared loads as their ratio. */
export const checkWords = (check: CheckResult): string => {
  const { id, title, utilisation, loadRatio, reason } = check
  if (utilisation === null) return `${title} without capacity (${reason})`
  if (!id.startsWith('purlin-load-ratio')) return `${title} at ${percent(utilisation)}${bareWords(check)}`
  return loadRatio == null
    ? `${title}: none without panels`
    : `${title}: ratio ${hundredthsUp(loadRatio)}, at most ${LARGEST_RATIO}`
}
