import { say } from '@soundroof/contract/messages'
import type { Config } from '../platform/config.ts'
import { refuseInput } from '../platform/refused.ts'
import { isCommon } from './common-passwords.ts'

/** What whoever guesses tries first (record 026). Checked when a password is chosen, under the strong policy alone. */

const product = 'soundroof'
const shortestWord = 4
/** Characters that are left without the words. */
const leastLeft = 8

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Longest first: a short one may stand in a long one. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => plain(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= shortestWord)
    .toSorted((a, b) => b.length - a.length)

const without = (password: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ''), plain(password))

/** `password2026!!` is no other password than `password`. */
const core = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isRepetition = (password: string): boolean => /^(.{1,6}?)\1+$/u.test(password)

/** `about`: what is known of the person, the address and the company. */
export const isGuessable = (password: string, about: readonly string[]): 'common' | 'known' | null => {
  const written = plain(password)
  if ([password, written, core(written)].some(isCommon) || isRepetition(written)) return 'common'
  return [...without(password, wordsOf([product, ...about]))].length < leastLeft ? 'known' : null
}

const messages = { common: 'passwordCommon', known: 'passwordOfKnownWords' } as const

/** Throws when the password is one of the first to be guessed. The specified policy asks for its length alone. */
export const requireUnguessable = (
  { passwordPolicy, provider }: Pick<Config, 'passwordPolicy' | 'provider'>,
  password: string,
  about: readonly string[],
): void => {
  if (passwordPolicy !== 'strong') return
  const why = isGuessable(password, [provider.name, ...about])
  if (why) throw refuseInput([{ field: 'password', message: say(messages[why]) }])
}
