import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Say } from '@soundroof/words/language/say'

const aDay = /^\d{4}-\d{2}-\d{2}$/

/** "21 Nov 2026" of `2026-11-21`; unchanged where it is a year, a month or no day at all, and in another language. */
export const dayText = (say: Say, text: string): string =>
  say.language.startsWith('en') && aDay.test(text) ? dayInWords(text) : text
