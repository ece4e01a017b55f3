import { Unreadable } from './unreadable.ts'

/** Where an object `7 0 obj` begins, and where its head ends. */
export type ObjectHead = { readonly number: number; readonly start: number; readonly end: number }

export const isSpace = (byte: number): boolean => byte === 0 || byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11)
const delimiters = new Set(Buffer.from('()<>[]{}/%'))
export const isRegular = (byte: number): boolean => !isSpace(byte) && !delimiters.has(byte)

/** Attack: some viewers read 0x80, 0xFF or 0x0B between the numbers of a head as space, others do not. */
const isOdd = (byte: number): boolean => byte >= 127 || (byte < 32 && !isSpace(byte))

type Token = { readonly text: string; readonly start: number; readonly end: number }

const longestNumber = 12

const tokenBefore = (file: Buffer, place: number): Token => {
  let end = place
  while (end > 0 && (isSpace(file[end - 1] ?? 0) || isOdd(file[end - 1] ?? 0))) end--
  let start = end
  const isPart = (byte: number): boolean => isRegular(byte) && !isOdd(byte)
  while (start > 0 && end - start < longestNumber && isPart(file[start - 1] ?? 0)) start--
  return { text: file.toString('latin1', start, end), start, end }
}

/** Whether a comment begins on the line of a position; `earliest` keeps the search through a long line short. */
const followsComment = (file: Buffer, place: number, earliest: number): boolean => {
  const before = file.subarray(earliest, place)
  return before.lastIndexOf('%') > Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))
}

const hasNumbers = (tokens: readonly Token[], form: RegExp): boolean => tokens.every(({ text }) => form.test(text))

/** Whether odd bytes are in a head, or touch either end. */
const hasOddBytes = (file: Buffer, { start }: Token, place: number): boolean =>
  file.subarray(Math.max(0, start - 1), place).some(isOdd) || isOdd(file[place + 3] ?? 0)

/**
 * The head that ends with the `obj` at a position; null where these letters are part of text. Attack: a comment or an odd
 * number inside a head, so that a viewer sees another object.
 */
const headBefore = (file: Buffer, place: number, earliest: number): ObjectHead | null => {
  const generation = tokenBefore(file, place)
  const number = tokenBefore(file, generation.start)
  const isHead = hasNumbers([number, generation], /^\d{1,10}$/) && number.end < generation.start
  // A viewer that begins at the digits finds a head there, whatever precedes them.
  const couldBe = /\d$/.test(number.text) && /^[-+.\d]+$/.test(generation.text) && number.end < generation.start
  if (couldBe && (!isHead || hasOddBytes(file, number, place))) throw new Unreadable('object with an odd head')
  if (isRegular(file[place + 3] ?? 0)) return null
  const ends = isHead ? [number.start, generation.start, place] : [generation.end]
  const hasGap = isHead || (generation.end < place && /[\r\n]/.test(file.toString('latin1', generation.end, place)))
  if (hasGap && ends.some((end) => followsComment(file, end, earliest))) throw new Unreadable('comment in a head')
  return isHead ? { number: Number(number.text), start: number.start, end: place + 3 } : null
}

/** A file with more is refused. */
export const mostObjects = 300_000

/** Every object of a file, wherever its cross-reference points, and earlier versions of it. */
export const objectHeads = (file: Buffer): readonly ObjectHead[] => {
  const heads: ObjectHead[] = []
  let earliest = 0
  for (let place = file.indexOf('obj'); place >= 0; place = file.indexOf('obj', place + 3)) {
    const next = file[place + 3] ?? 0
    if (isRegular(next) && !isOdd(next)) continue
    const head = headBefore(file, place, earliest)
    earliest = place
    if (head) heads.push(head)
    if (heads.length > mostObjects) throw new Unreadable('too many objects')
  }
  return heads
}
