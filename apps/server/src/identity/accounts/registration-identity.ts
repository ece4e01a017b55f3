/** Cyrillic and Greek letters that look like the Latin ones below them, small letters. */
const alike = 'авсеһіјкмнорѕтухαβεζηικμνορτυχ'
const latin = 'abcehijkmhopstyxabezhikmnoptux'
const latinOf = new Map([...alike].map((letter, index) => [letter, latin[index] ?? letter]))

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The digits of a script follow each other from 0. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  return String(Array.from({ length: 10 }, (_, back) => back).find((back) => !isDigit(code - back - 1)) ?? 0)
}

const plain = (number: string): string =>
  [
    ...number
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('')
    .replace(/\p{Nd}/gu, digitOf)

const asDigits = (word: string): string => word.replaceAll('o', '0').replace(/[il]/g, '1')

/** Reads `lO1` as 101. */
const readWord = (word: string): string => (/^[oil\d]*\d[oil\d]*$/.test(word) ? asDigits(word) : word)

/** `Structural` and `RPEQ` are no part of a number; a single letter may be, and letters typed for digits are. */
const isWord = (part: string): boolean => /^\p{L}{2,}$/u.test(part) && !/^[oil]+$/.test(part)

/**
 * What a registration is compared by: its number from the first digit on, without words behind it. One number is one engineer, whatever the body is
 * called, and however both are written. Attack: two accounts of one person count as two engineers.
 */
export const registrationIdentity = (number: string): string => {
  const parts = plain(number)
    .split(/[^\p{L}\p{N}]+/u)
    .map(readWord)
  const last = parts.findLastIndex((part) => /\d/.test(part))
  const words = parts.filter((part, index) => last < 0 || index <= last || !isWord(part)).join('')
  const from = words.search(/\d/)
  return from < 0 ? words : asDigits(words.slice(from)).replace(/^0+(?=.)/, '')
}
