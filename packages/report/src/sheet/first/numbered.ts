import type { Mark } from '../../drawing/mark.ts'
import { accent } from '../../drawing/palette.ts'
import { dot, type Laid, type Pen, type Place, paragraph, type SheetPart, title, words } from '../paper.ts'

type Numbering = { readonly size: number; readonly isOrder: boolean; readonly from?: number }

/** White on a disc, or plain. */
const numberMarks = (number: number, x: number, y: number, isOrder: boolean): readonly Mark[] => {
  const look = { size: 7.2, strong: true, anchor: 'middle' } as const
  return isOrder
    ? [dot({ x, y }, 5.6, accent), words(x, y, String(number), { ...look, colour: '#ffffff' })]
    : [words(x, y, String(number), look)]
}

/** Sentences with their numbers below a heading. */
export const numbered = (
  pen: Pen,
  heading: string,
  items: readonly string[],
  { x, y, width }: Place,
  { size, isOrder, from = 1 }: Numbering,
): Laid => {
  if (items.length === 0) return { parts: [], bottom: y }
  let at = y + 14
  const parts = items.map((item, index): SheetPart => {
    const text = paragraph(pen, item, x + 17, at, width - 17, { size })
    const number = numberMarks(index + from, x + 6, at + size * 0.66, isOrder)
    at += text.height + 2.6
    return { tag: 'P', marks: [...number, ...text.marks] }
  })
  return { parts: [{ tag: 'H2', marks: [title(x, y + 6, heading)] }, ...parts], bottom: at + 3 }
}

/** Where the items stand that are not said here. */
export const pointer = (pen: Pen, name: string, said: string, { x, y, width }: Place, size: number): Laid => {
  const text = paragraph(pen, said, x, y + 14, width, { size })
  const heading: SheetPart = { tag: 'H2', marks: [title(x, y + 6, name)] }
  return { parts: [heading, { tag: 'P', marks: text.marks }], bottom: y + 14 + text.height + 5 }
}
