import { type as packType } from '../pack/pack-theme.ts'
import { page } from '../pdf/theme.ts'
import type { Piece, ReadPdf } from './read-pdf.ts'

const least = 7
const edge = 1

/** Letters below a symbol are smaller than the text that they stand in. */
const isSubscript = ({ text, size }: Piece): boolean =>
  /^[\p{L}\d,']{1,5}$/u.test(text.trim()) &&
  Object.values(packType).some((style) => Math.abs(style.size * 0.74 - size) < 0.05)

const isOutside = ({ left, right, baseline }: Piece): boolean =>
  left < page.left - edge ||
  right > page.left + page.contentWidth + edge ||
  baseline < page.top ||
  baseline > page.height - 20

const overlaps = (one: Piece, other: Piece): boolean =>
  one.left + 0.6 < other.right &&
  other.left + 0.6 < one.right &&
  Math.abs(one.baseline - other.baseline) < Math.min(one.size, other.size) * 0.6

/** The rest of a value whose number stands on the line before, and what is left there. */
const isBroken = ({ text }: Piece): boolean => /^%$|^\d[\d.]* kN\/$/.test(text.trim())

const isBody = ({ baseline }: Piece): boolean => baseline < page.bottom + edge

const fill = (pieces: readonly Piece[]): number =>
  (Math.max(...pieces.filter(isBody).map(({ baseline }) => baseline)) - page.top) / (page.bottom - page.top)

/** What a surveyor would not accept of a printed pack. */
export const packFaults = ({ pages, pieces }: ReadPdf): readonly string[] =>
  [...pages.keys()].flatMap((number) => {
    const own = pieces.filter((piece) => piece.page === number + 1)
    const about = (fault: string, { text }: Piece): string => `page ${number + 1}: ${fault}: ${text}`
    return [
      ...own.filter((piece) => piece.size < least && !isSubscript(piece)).map((piece) => about('too small', piece)),
      ...own.filter(isBroken).map((piece) => about('apart from its unit', piece)),
      ...own.filter(isOutside).map((piece) => about('cut', piece)),
      ...own.flatMap((one, index) =>
        own
          .slice(index + 1)
          .filter((other) => overlaps(one, other))
          .map((other) => about(`over "${other.text}"`, one)),
      ),
      ...(fill(own) < 1 / 3 ? [`page ${number + 1}: less than a third full`] : []),
    ]
  })
