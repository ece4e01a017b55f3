import type { Say } from '../../../../platform/words/use-say.ts'

/** Words as a list with "and", each already in the language of the screen. */
export const listed = (say: Say, words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : say('roofs.and', { first: words.slice(0, -1).join(say('report.comma')), last: words.at(-1) ?? '' })
