import { differing } from './measures.ts'

/** What was found about a photo on the device. */
export type Look = {
  readonly width: number
  readonly height: number
  readonly light: number
  readonly sharpness: number
  readonly hash: string
}

export type Advice = 'dark' | 'blurred' | 'small' | 'double'

/** Longest side, in pixels, of what screens and reports show; a smaller photo shows less than they can. */
const leastSide = 1400

/**
 * Our own limits, from made pictures of 12 MP alone (`looks.test.ts`), no photo of a real roof among them. Light: 147 in
 * daylight, 14 in the dark. Sharpness: 460 of a ribbed roof, 21 of plain sheeting with one edge; blurred by 6 pixels 26, by 12
 * pixels 4.
 */
const [leastLight, leastSharpness] = [40, 15]
/** Own limit: photos one after the other of the same thing differ in more of the 64 comparisons. */
const mostDiffering = 2

/** Longest side, in pixels, at which sharpness is measured. */
export const lookedAt = 1024

/** Own limit: a hash with fewer differences, of an even roof or sky, tells no photo from another. */
const leastDifferences = 6
const isTelling = ({ hash }: Look): boolean => hash.replaceAll('0', '').length >= leastDifferences

/** What to tell of a photo; null: nothing. The dark looks blurred, so light comes first. @param others taken before it */
export const adviceOf = (look: Look, others: readonly Look[]): Advice | null => {
  if (look.light < leastLight) return 'dark'
  if (look.sharpness < leastSharpness) return 'blurred'
  if (Math.max(look.width, look.height) < leastSide) return 'small'
  const isDouble = others.some((other) => differing(other.hash, look.hash) <= mostDiffering)
  return isTelling(look) && isDouble ? 'double' : null
}
