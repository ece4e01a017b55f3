import type { Mark } from '../drawing/mark.ts'
import { quiet, rule } from '../drawing/palette.ts'
import { type Drawn, lines, type Pen, type SheetPart, title, words } from './paper.ts'

export type Column = { readonly title: string; readonly width: number; readonly right?: true; readonly strong?: true }

const size = 7.2
const lead = 9.2
const padding = 5

export type TableParts = { readonly parts: readonly SheetPart[]; readonly height: number }

type Row = { readonly cells: readonly string[]; readonly y: number; readonly isHead: boolean }

/** Attack: "0.33" in a column too narrow for it, broken into "0.3" and "3". A number stands whole, into the gap before it. */
const isNumber = ({ right }: Column, text: string): boolean => right === true && !text.includes(' ')

const cellLines = (pen: Pen, text: string, column: Column, isHead: boolean): readonly string[] =>
  !isHead && isNumber(column, text)
    ? [text]
    : pen.wrap(text, column.width - padding, isHead ? 7 : size, isHead ? true : column.strong)

const rowDrawn = (pen: Pen, columns: readonly Column[], x: number, { cells, y, isHead }: Row): Drawn => {
  let left = x
  let most = 1
  const marks = columns.flatMap((column, index) => {
    const broken = cellLines(pen, cells[index] ?? '', column, isHead)
    most = Math.max(most, broken.length)
    const at = column.right ? left + column.width - padding : left
    left += column.width
    return broken.map((line, number) =>
      words(at, y + lead * (number + 0.5), line, {
        size: isHead ? 7 : size,
        strong: isHead || (column.strong ?? false),
        anchor: column.right ? 'end' : 'start',
        ...(isHead ? { colour: quiet } : {}),
      }),
    )
  })
  return { marks, height: most * lead + 3 }
}

const ruled = (x: number, y: number, width: number, isStrong: boolean): Mark =>
  lines(
    [
      [
        { x, y },
        { x: x + width, y },
      ],
    ],
    isStrong ? { width: 0.8 } : { width: 0.4, colour: rule },
  )

/** A table with its heading, before it has a place. */
export type Table = {
  readonly heading: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

const headingHeight = 14

/** A table from a place down; each row can be read by itself. */
export const laidTable = (pen: Pen, { heading, columns, rows }: Table, x: number, top: number): TableParts => {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  let y = top + headingHeight
  const parts = [columns.map((column) => column.title), ...rows].map((cells, index): SheetPart => {
    const { marks, height } = rowDrawn(pen, columns, x, { cells, y: y + 1.5, isHead: index === 0 })
    y += height
    return { tag: 'P', marks: [...marks, ruled(x, y, width, index === 0)] }
  })
  return { parts: [{ tag: 'H2', marks: [title(x, top + 6, heading)] }, ...parts], height: y - top }
}

/** As many rows as fit, at least one, and the rest. */
export const splitTable = (pen: Pen, table: Table, room: number): readonly [Table, Table | null] => {
  let height = laidTable(pen, { ...table, rows: [] }, 0, 0).height
  const fitting = table.rows.findIndex((cells) => {
    height += rowDrawn(pen, table.columns, 0, { cells, y: 0, isHead: false }).height
    return height > room
  })
  if (fitting === -1) return [table, null]
  const count = Math.max(1, fitting)
  return [
    { ...table, rows: table.rows.slice(0, count) },
    table.rows.length > count ? { ...table, rows: table.rows.slice(count) } : null,
  ]
}
