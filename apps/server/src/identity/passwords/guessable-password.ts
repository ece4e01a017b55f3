import { told } from '@soundroof/contract/platform/messages'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { readProvider } from '../../platform/provider/reference.ts'
import { isCommon } from './common-passwords.ts'

/** Passwords that an attacker tries first (decision 026). Checked when a password is chosen, under the strong policy only. */

const product = 'soundroof'
const shortestWord = 4
/** Least characters that must remain without the known words. */
const leastLeft = 8
/** Three distinct words, even common ones, are enough. */
const enoughWords = 3
/** Lengths of text looked up in the list; longer text is looked up only as a whole. */
const part = { shortest: 8, longest: 24, most: 256 } as const

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Longest first, because a short one may be part of a long one. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => plain(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= shortestWord)
    .toSorted((a, b) => b.length - a.length)

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text)

/** Reads `password2026!!` as `password`. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isRepetition = (text: string): boolean => /^(.{1,7}?)\1+$/u.test(text)

const isShort = (text: string): boolean => [...core(text).replace(/\s/g, '')].length < leastLeft

/** The list begins at eight characters, so a shorter word is looked up with a number, or doubled. */
const isCommonWord = (word: string): boolean =>
  /^\p{L}{4,7}$/u.test(word) && ['1', '12', '123', '1234', word].some((end) => isCommon(word + end))

type Split = { readonly left: string; readonly common: readonly string[] }

/** Removes the longest common part first, then those on either side. */
const withoutCommon = (text: string): Split => {
  if (text.length > part.most) return { left: text, common: [] }
  for (let length = Math.min(part.longest, text.length); length >= part.shortest; length--)
    for (let start = 0; start + length <= text.length; start++) {
      const found = text.slice(start, start + length)
      if (!isCommon(found)) continue
      const [before, behind] = [withoutCommon(text.slice(0, start)), withoutCommon(text.slice(start + length))]
      const common = [...before.common, core(found), ...behind.common]
      return { left: `${before.left} ${behind.left}`, common }
    }
  return { left: text, common: [] }
}

const words = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')

const longWords = (text: string): readonly string[] => words(text).filter((word) => word.length >= shortestWord)

/** Repeated words count once. Single letters and digits between signs are no words. */
const once = (text: string): string => {
  const long = longWords(text)
  return new Set(long).size < long.length ? [...new Set(words(text))].join(' ') : text
}

const isLittleButCommon = (text: string): boolean => {
  const shown = once(text)
  const few = words(shown)
  if (isCommonWord(core(shown)) || (few.length <= 2 && isCommon(few.join('')))) return true
  const { left, common } = withoutCommon(shown)
  const isChanged = shown !== text || common.length > 0
  return isChanged && isShort(left) && new Set([...common, ...longWords(left)]).size < enoughWords
}

/** `about`: what is known of the person, the address and the company. */
export const isGuessable = (password: string, about: readonly string[]): 'common' | 'known' | null => {
  const written = plain(password)
  if ([password, written, core(written)].some(isCommon) || isRepetition(written)) return 'common'
  const rest = without(written, wordsOf([product, ...about]))
  if (rest !== written && isShort(once(rest))) return 'known'
  return isLittleButCommon(rest) ? 'common' : null
}

const messages = { common: 'passwordCommon', known: 'passwordOfKnownWords' } as const

type Needs = { readonly db: Db; readonly config: Pick<Config, 'passwordPolicy' | 'provider'> }

/** Throws for a guessable password. The specified policy checks the length only. */
export const requireUnguessable = async (
  { db, config }: Needs,
  password: string,
  about: readonly string[],
): Promise<void> => {
  if (config.passwordPolicy !== 'strong') return
  const { name } = await readProvider(db, config)
  const why = isGuessable(password, [name, ...about])
  if (why) throw refuseInput([{ field: 'password', ...told(messages[why]) }])
}
