import { text } from '@soundroof/contract/platform/text'
/** Words as a list with "and", each already in the language of the screen. */
export const listed = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : text('{first} and {last}', { first: words.slice(0, -1).join(text(', ')), last: words.at(-1) ?? '' })
