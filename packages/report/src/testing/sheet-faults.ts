import { bodyBottom, least, paper } from '../sheet/paper.ts'
import type { Piece, ReadPdf } from './read-pdf.ts'

const edge = 2

const isOutside = ({ left, right, baseline }: Piece): boolean =>
  left < paper.left - edge || right > paper.right + edge || baseline < paper.top || baseline > paper.bottom - 2

const overlaps = (one: Piece, other: Piece): boolean =>
  one.left + 0.5 < other.right &&
  other.left + 0.5 < one.right &&
  Math.abs(one.baseline - other.baseline) < Math.min(one.size, other.size) * 0.62

const fill = (pieces: readonly Piece[]): number => {
  const body = pieces.filter(({ baseline }) => baseline < bodyBottom + edge)
  return (Math.max(...body.map(({ baseline }) => baseline)) - paper.top) / (bodyBottom - paper.top)
}

/** What a crew would not accept of a printed sheet; the code beside the QR code stands upright, where boxes do not tell. */
export const sheetFaults = ({ pages, pieces }: ReadPdf, code: string): readonly string[] =>
  [...pages.keys()].flatMap((page) => {
    const all = pieces.filter((piece) => piece.page === page + 1)
    const own = all.filter(({ text }) => !code.includes(text))
    const about = (fault: string, { text }: Piece): string => `sheet ${page + 1}: ${fault}: ${text}`
    return [
      ...all.filter(({ size }) => size < least - 0.01).map((piece) => about('too small', piece)),
      ...own.filter(isOutside).map((piece) => about('cut', piece)),
      ...own.flatMap((one, index) =>
        own
          .slice(index + 1)
          .filter((other) => overlaps(one, other))
          .map((other) => about(`over "${other.text}"`, one)),
      ),
      ...(fill(own) < 1 / 3 ? [`sheet ${page + 1}: less than a third full`] : []),
    ]
  })
