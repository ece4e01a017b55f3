import type { Cleared } from '@soundroof/contract/project/project'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What a choice emptied, as a sentence. */
export const clearedWords = (cleared: readonly Cleared[]): string =>
  `Cleared, because it depends on this choice: ${listed(cleared.map(({ label }) => label))}.`
