import type { Say } from '@soundroof/words/language/say'
import { fixingOptions, fixingWords } from '../wording/fixing-words.ts'
import type { SiteSheetInput } from './sheet-input.ts'

/** How feet are fixed, in the words of the result. */
export const footWords = (say: Say, { project, result }: SiteSheetInput): string => {
  const zone = result.zoneResults.find(({ installable }) => installable)
  return zone === undefined ? '' : fixingWords(say, zone.intersectionTypeIndex, fixingOptions(project))
}
