import { encode } from 'uqr'
import type { Mark } from '../drawing/mark.ts'
import { ink } from '../drawing/palette.ts'
import { lines, paper, type SheetPart, titleHeight, words } from './paper.ts'
import type { SiteSheetInput } from './sheet-input.ts'

const top = paper.bottom - titleHeight

const codeMarks = (address: string, x: number, y: number, side: number): Mark => {
  const { data, size: count } = encode(address, { ecc: 'M', border: 0 })
  const step = side / count
  const squares = data.flatMap((row, line) => row.flatMap((isDark, column) => (isDark ? [[column, line]] : [])))
  return lines(
    squares.map(([column = 0, line = 0]) => [
      { x: x + column * step, y: y + line * step },
      { x: x + (column + 1.02) * step, y: y + line * step },
      { x: x + (column + 1.02) * step, y: y + (line + 1.02) * step },
      { x: x + column * step, y: y + (line + 1.02) * step },
    ]),
    { width: 0, fill: ink, closed: true },
  )
}

export const codeSide = 42
export const codeCorner = { x: paper.right - codeSide - 20, y: top + 8 } as const

/** QR code of the page about the document, and the code to type there. */
export const proofMarks = ({ proof }: SiteSheetInput): readonly SheetPart[] => {
  if (proof === undefined) return []
  const half = Math.ceil(proof.code.length / 2)
  const cut = proof.code.lastIndexOf('-', half) + 1 || half
  return [
    {
      tag: 'Figure',
      alt: `Code that opens ${proof.address}`,
      marks: [codeMarks(proof.address, codeCorner.x, codeCorner.y, codeSide)],
    },
    {
      tag: 'P',
      marks: [proof.code.slice(0, cut), proof.code.slice(cut)].map((part, index) =>
        words(paper.right - 14 + index * 8.5, top + titleHeight / 2, part, {
          size: 7,
          strong: true,
          anchor: 'middle',
          rotate: -90,
        }),
      ),
    },
  ]
}
