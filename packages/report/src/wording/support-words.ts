import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { spacingText } from '@soundroof/words/numbers/result-numbers'

type Other = NonNullable<ZoneResult['ifSupport']>[number]

const otherWords = (say: Say, { support, installable, numRails: rails, fixingSpacing }: Other): string =>
  installable && fixingSpacing !== null
    ? say('report.rails-every-mm-if', { rails, spacing: spacingText(fixingSpacing), support })
    : say('report.keep-clear-if', { support })

/** Result of a zone for other supports of the purlins; null: the same, or the support is known. */
export const ifSupportWords = (say: Say, { ifSupport }: Pick<ZoneResult, 'ifSupport'>): string | null =>
  ifSupport === undefined ? null : ifSupport.map((value) => otherWords(say, value)).join('; ')
