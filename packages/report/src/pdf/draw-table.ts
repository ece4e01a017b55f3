import type { BlockOf, Cell, Column } from '../blocks/blocks.ts'
import { formulaParts } from '../wording/trace-formula.ts'
import { decoration, ensure, ground, horizontal, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { putRuns, runsOf } from './subscript-text.ts'
import { page, lines as ruleColours, type TextStyle, text, toneColour } from './theme.ts'

const padding = { x: 4 } as const

/** Above and below the words of a row. */
const paddingOf = ({ isDense }: BlockOf<'table'>): number => (isDense === true ? 1.4 : 3.2)

type Track = Column & { readonly x: number; readonly width: number }

const tracksOf = (columns: readonly Column[]): readonly Track[] => {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0)
  let x = page.left
  return columns.map((column) => {
    const width = (column.weight / whole) * page.contentWidth
    const track = { ...column, x, width }
    x += width
    return track
  })
}

type Line = { readonly text: string; readonly style: TextStyle; readonly hasSymbols?: boolean }

const cellLines = (kit: Kit, cell: Cell, track: Track): readonly Line[] => {
  const width = track.width - 2 * padding.x
  const tone = cell.tone ?? 'plain'
  const base = cell.small ? text.note : cell.strong ? text.cellStrong : text.cell
  const style = { ...base, colour: toneColour[tone], tabular: track.align === 'right' }
  const hasSymbols = cell.symbols === true
  const main = kit.wrap(cell.text, width, style).map((line) => ({ text: line, style, hasSymbols }))
  const note =
    cell.note === undefined
      ? []
      : kit.wrap(cell.note, width, text.note).map((line) => ({ text: line, style: text.note, hasSymbols }))
  return [...main, ...note]
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { style }) => sum + style.lead, 0)

/** @param top of its words */
const drawCell = (kit: Kit, lines: readonly Line[], track: Track, top: number): void => {
  let y = top
  for (const line of lines) {
    if (line.hasSymbols) putRuns(kit, runsOf(kit, formulaParts(line.text), line.style), track.x + padding.x, y)
    else kit.put(line.text, track.x + padding.x, y, line.style, track.width - 2 * padding.x, track.align)
    y += line.style.lead
  }
}

type Table = {
  readonly kit: Kit
  readonly tracks: readonly Track[]
  readonly tag: Tag
  readonly head: readonly (readonly Line[])[]
  /** Above and below the words of a row. */
  readonly inset: number
}

const rowHeight = ({ inset }: Pick<Table, 'inset'>, cells: readonly (readonly Line[])[]): number =>
  Math.max(...cells.map(heightOf)) + 2 * inset

const headHeight = (table: Pick<Table, 'head' | 'inset'>): number => rowHeight(table, table.head)

const headGround = ({ kit }: Table, height: number): void => {
  ground(kit, page.left, kit.cursor.y, page.contentWidth, height, ruleColours.head)
  horizontal(kit, kit.cursor.y + height, ruleColours.strong, 0.7)
}

const drawHead = (table: Table): void => {
  const { kit, tracks, tag, head, inset } = table
  const height = headHeight(table)
  headGround(table, height)
  const row = tagIn(kit, tag, 'TR')
  for (const [index, track] of tracks.entries())
    leaf(kit, row, 'TH', () => drawCell(kit, head[index] ?? [], track, kit.cursor.y + inset), { scope: 'Column' })
  kit.cursor.y += height
}

/** Draws the head again on a further page, hidden from screen readers, which have read it. */
const repeatHead = (table: Table): void => {
  const { kit, tracks, head, inset } = table
  kit.newPage()
  const height = headHeight(table)
  headGround(table, height)
  decoration(kit, () => {
    for (const [index, track] of tracks.entries()) drawCell(kit, head[index] ?? [], track, kit.cursor.y + inset)
  })
  kit.cursor.y += height
}

const drawRowPart = (table: Table, row: Tag, cells: readonly (readonly Line[])[]): void => {
  const { kit, tracks, inset } = table
  const height = rowHeight(table, cells)
  for (const [index, track] of tracks.entries())
    leaf(kit, row, 'TD', () => drawCell(kit, cells[index] ?? [], track, kit.cursor.y + inset))
  kit.cursor.y += height
}

const fitting = (lines: readonly Line[], height: number): number => {
  const over = lines.findIndex((_, index) => heightOf(lines.slice(0, index + 1)) > height)
  return over === -1 ? lines.length : over
}

const drawRow = (table: Table, cells: readonly (readonly Line[])[]): void => {
  const { kit, inset } = table
  const tallest = page.bottom - page.top - headHeight(table)
  const needed = rowHeight(table, cells)
  if (needed > kit.room() && needed <= tallest) repeatHead(table)
  const row = tagIn(kit, table.tag, 'TR')
  let rest = cells
  while (rowHeight(table, rest) > kit.room()) {
    const free = kit.room() - 2 * inset
    const parts = rest.map((lines) => fitting(lines, free))
    if (parts.some((count) => count > 0))
      drawRowPart(
        table,
        row,
        rest.map((lines, index) => lines.slice(0, parts[index])),
      )
    rest = rest.map((lines, index) => lines.slice(parts[index]))
    repeatHead(table)
  }
  drawRowPart(table, row, rest)
  horizontal(kit, kit.cursor.y, ruleColours.row, 0.5)
}

type LaidTable = Pick<Table, 'tracks' | 'head' | 'inset'> & { readonly rows: readonly (readonly (readonly Line[])[])[] }

const layTable = (kit: Kit, block: BlockOf<'table'>): LaidTable => {
  const tracks = tracksOf(block.columns)
  const headCell = (track: Track) =>
    kit
      .wrap(track.title, track.width - 2 * padding.x, text.cellHead)
      .map((line) => ({ text: line, style: text.cellHead }))
  const rows = block.rows.map((row) => tracks.map((track, index) => cellLines(kit, row[index] ?? { text: '' }, track)))
  return { tracks, head: tracks.map(headCell), rows, inset: paddingOf(block) }
}

const after = 7

const heightOfFirst = (laid: LaidTable, count: number): number =>
  [laid.head, ...laid.rows.slice(0, count)].reduce((sum, cells) => sum + rowHeight(laid, cells), after)

/** A page does not begin with fewer rows of a table than this. */
const leastEnd = 3

const lastRowsHeight = (laid: LaidTable): number =>
  laid.rows.slice(-leastEnd).reduce((sum, cells) => sum + rowHeight(laid, cells), 0)

const tallest = page.bottom - page.top

/** A table that fits on one page may leave at most this much free on the page before. */
const largestGap = tallest * 0.16

/** Space needed below the head, so that no page ends with the head alone. */
const leastBeginning = 120

const beginningOf = (laid: LaidTable, room: number): number => {
  const whole = heightOfFirst(laid, laid.rows.length)
  const isBetterWhole = whole <= tallest && room <= largestGap
  return isBetterWhole ? whole : Math.min(heightOfFirst(laid, 2), leastBeginning)
}

export const tableHeight = (kit: Kit, block: BlockOf<'table'>): number =>
  heightOfFirst(layTable(kit, block), block.rows.length)

/** Height of the part of a table that stays with the heading above. */
export const tableBeginning = (kit: Kit, block: BlockOf<'table'>, room: number): number =>
  beginningOf(layTable(kit, block), room)

export const drawTable = (kit: Kit, block: BlockOf<'table'>): void => {
  const laid = layTable(kit, block)
  ensure(kit, beginningOf(laid, kit.room()))
  const tag = tagIn(kit, kit.root, 'Table', { title: block.caption })
  const table: Table = { kit, tracks: laid.tracks, tag, head: laid.head, inset: laid.inset }
  drawHead(table)
  for (const [index, row] of laid.rows.entries()) {
    if (index === laid.rows.length - leastEnd && index >= leastEnd && lastRowsHeight(laid) > kit.room())
      repeatHead(table)
    drawRow(table, row)
  }
  kit.cursor.y += after
}
