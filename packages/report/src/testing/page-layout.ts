import { page } from '../pdf/theme.ts'
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

/** Headings with nothing below them on their page. */
export const headingsAtPageEnd = (pieces: readonly Piece[], headings: ReadonlySet<string>): readonly string[] =>
  pieces.flatMap((piece, index) =>
    headings.has(piece.text) && pieces[index + 1]?.page !== piece.page ? [piece.text] : [],
  )

/** What each heading has below it, up to the next heading. */
export const partsOf = (pieces: readonly Piece[], headings: ReadonlySet<string>): readonly (readonly Piece[])[] => {
  const starts = pieces.flatMap(({ text }, index) => (headings.has(text) ? [index] : []))
  return starts.map((start, index) => pieces.slice(start, starts[index + 1]))
}
