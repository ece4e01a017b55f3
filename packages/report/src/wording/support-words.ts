import { text } from '@soundroof/contract/platform/text'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { spacingText } from '@soundroof/words/numbers/result-numbers'

type Other = NonNullable<ZoneResult['ifSupport']>[number]

const otherWords = ({ support, installable, numRails: rails, fixingSpacing }: Other): string =>
  installable && fixingSpacing !== null
    ? text('{rails} rails, every {spacing} mm, if {support}', { rails, spacing: spacingText(fixingSpacing), support })
    : text('keep clear if {support}', { support })

/** What a zone gets where the purlins are supported otherwise; null where that changes nothing, or is known. */
export const ifSupportWords = ({ ifSupport }: Pick<ZoneResult, 'ifSupport'>): string | null =>
  ifSupport === undefined ? null : ifSupport.map(otherWords).join('; ')
