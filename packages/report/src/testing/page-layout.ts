import { page, text } from '../pdf/theme.ts'
import type { Piece, ReadPdf } from './read-pdf.ts'

/** Text above the footer, in drawing order. */
export const bodyOfPages = ({ pieces }: ReadPdf): readonly Piece[] =>
  pieces.filter(({ baseline }) => baseline < page.bottom + 2)

const lastPageOf = (pieces: readonly Piece[]): number => Math.max(...pieces.map((piece) => piece.page))

/** Free share at the end of each page but the last. */
export const gapsOf = (pieces: readonly Piece[]): readonly number[] =>
  Array.from({ length: lastPageOf(pieces) - 1 }, (_, index) => {
    const lowest = Math.max(...pieces.filter((piece) => piece.page === index + 1).map(({ baseline }) => baseline))
    return (page.bottom - lowest) / (page.bottom - page.top)
  })

/** Share of each page but the last down to its lowest text. */
export const fillsOf = (pieces: readonly Piece[]): readonly number[] => gapsOf(pieces).map((gap) => 1 - gap)

const headingSizes = [text.heading1, text.heading2, text.heading3].map(({ size }) => size)

/** The contents list repeats the words of headings in a smaller size. */
const isHeading = (piece: Piece, headings: ReadonlySet<string>): boolean =>
  headings.has(piece.text) && headingSizes.some((size) => Math.abs(size - piece.size) < 0.05)

/** Headings with nothing below them on their page. */
export const headingsAtPageEnd = (pieces: readonly Piece[], headings: ReadonlySet<string>): readonly string[] =>
  pieces.flatMap((piece, index) =>
    isHeading(piece, headings) && pieces[index + 1]?.page !== piece.page ? [piece.text] : [],
  )

/** Text below each heading, up to the next one. */
export const partsOf = (pieces: readonly Piece[], headings: ReadonlySet<string>): readonly (readonly Piece[])[] => {
  const starts = pieces.flatMap((piece, index) => (isHeading(piece, headings) ? [index] : []))
  return starts.map((start, index) => pieces.slice(start, starts[index + 1]))
}
