import type { Say } from '@soundroof/words/language/say'

/** Sentences after each other; Chinese ones have no space between them. */
export const sentences = (say: Say, all: readonly string[]): string =>
  all.join(say.language.startsWith('en') ? ' ' : '')
