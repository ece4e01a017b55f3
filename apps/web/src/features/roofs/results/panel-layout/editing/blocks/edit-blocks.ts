import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { KeptLayout, PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import {
  around,
  type BlockRow,
  blockOfRows,
  type Cell,
  cellsOf,
  type PanelSize,
  panelsOf,
  pitchesOf,
  rowsOf,
} from './block-rows.ts'
import { facedOn } from './frame-pitch.ts'

/** Changes of one block. Nothing else moves, and lengths that a hand sets are whole millimetres. */

export type Side = 'left' | 'right' | 'top' | 'bottom'
export type RowEnd = 'left' | 'right'

type Room = Pick<LaidPlane, 'outline'>

/** So much of a block stays on its face, mm, so that it can be taken hold of again. */
const hold = 200

const heldWithin = (low: number, size: number, room: number): number =>
  Math.min(Math.max(low, Math.min(0, hold - size)), Math.max(0, room - hold))

/** The block at this place, as far as some of it stays on the face. */
export const blockAt = (block: PanelBlock, { outline }: Room, { x, y }: LayoutPoint, panel: PanelSize): PanelBlock => {
  const box = around(panelsOf(block, panel))
  if (box === null) return block
  const [width, height] = [Math.max(...outline.map((at) => at.x)), Math.max(...outline.map((at) => at.y))]
  const [fromLeft, fromLow] = [box.x - block.x, box.y - block.y]
  return {
    ...block,
    x: Math.round(heldWithin(x + fromLeft, box.width, width) - fromLeft),
    y: Math.round(heldWithin(y + fromLow, box.height, height) - fromLow),
  }
}

export const movedBlock = (block: PanelBlock, room: Room, by: LayoutPoint, panel: PanelSize): PanelBlock =>
  blockAt(block, room, { x: block.x + by.x, y: block.y + by.y }, panel)

type Face = Pick<LaidPlane, 'name' | 'outline' | 'frames'>

/** On another face: at the same distances from its eave and its left corner, in frames as rows look there. */
export const onFace = (block: PanelBlock, plane: Face, panel: PanelSize): PanelBlock =>
  blockAt(facedOn({ ...block, plane: plane.name }, plane, panel), plane, block, panel)

const hasPanel = ({ cells }: BlockRow): boolean => cells.includes(true)

/** Adds panels at an end of a row, or takes them away. */
const resized = ({ left, cells }: BlockRow, end: RowEnd, by: number, pitch: number): BlockRow => {
  const [first, last] = [cells.indexOf(true), cells.lastIndexOf(true)]
  const within = cells.slice(first, last + 1)
  const from = left + first * pitch
  if (by >= 0) {
    const more = Array.from({ length: by }, () => true)
    return end === 'right'
      ? { left: from, cells: [...within, ...more] }
      : { left: from - by * pitch, cells: [...more, ...within] }
  }
  return end === 'right'
    ? { left: from, cells: within.slice(0, by) }
    : { left: from - by * pitch, cells: within.slice(-by) }
}

/** One row with so many panels more or fewer at one end; null: no panel is left. */
export const withRowEnd = (
  block: PanelBlock,
  row: number,
  end: RowEnd,
  by: number,
  panel: PanelSize,
): PanelBlock | null => {
  const pitch = pitchesOf(block, panel)
  const change = (each: BlockRow, index: number) =>
    index === row && hasPanel(each) ? resized(each, end, by, pitch.x) : each
  return blockOfRows(block, rowsOf(block).map(change), block.y, panel)
}

const withColumns = (block: PanelBlock, end: RowEnd, by: number, panel: PanelSize): PanelBlock | null => {
  const pitch = pitchesOf(block, panel)
  const change = (each: BlockRow) => (hasPanel(each) ? resized(each, end, by, pitch.x) : each)
  return blockOfRows(block, rowsOf(block).map(change), block.y, panel)
}

/** As long as the row beside it, without gaps. */
const fullRow = (row: BlockRow, pitch: number): BlockRow => {
  const first = row.cells.indexOf(true)
  return {
    left: row.left + first * pitch,
    cells: row.cells.slice(first, row.cells.lastIndexOf(true) + 1).map(() => true),
  }
}

const withRows = (block: PanelBlock, side: 'top' | 'bottom', by: number, panel: PanelSize): PanelBlock | null => {
  const pitch = pitchesOf(block, panel)
  const rows = rowsOf(block)
  const [lowest, highest] = [rows.findIndex(hasPanel), rows.findLastIndex(hasPanel)]
  const used = rows.slice(lowest, highest + 1)
  const low = block.y + lowest * pitch.y
  const beside = used.at(side === 'top' ? -1 : 0)
  if (beside === undefined) return null
  if (by < 0)
    return blockOfRows(
      block,
      side === 'top' ? used.slice(0, by) : used.slice(-by),
      side === 'top' ? low : low - by * pitch.y,
      panel,
    )
  const more = Array.from({ length: by }, () => fullRow(beside, pitch.x))
  return side === 'top'
    ? blockOfRows(block, [...used, ...more], low, panel)
    : blockOfRows(block, [...more, ...used], low - by * pitch.y, panel)
}

/** Rows or columns added at a side, or taken away from it; null: no panel is left. */
export const withSide = (block: PanelBlock, side: Side, by: number, panel: PanelSize): PanelBlock | null =>
  side === 'top' || side === 'bottom' ? withRows(block, side, by, panel) : withColumns(block, side, by, panel)

const isCell =
  ({ row, column }: Cell) =>
  (each: Cell): boolean =>
    each.row === row && each.column === column

export const hasCell = (block: PanelBlock, cell: Cell): boolean => !block.leftOut.some(isCell(cell))

/** Null: no panel is left. */
export const withoutCells = (block: PanelBlock, cells: readonly Cell[]): PanelBlock | null => {
  const more = cells.filter((cell) => hasCell(block, cell)).map(({ row, column }) => ({ row, column }))
  const leftOut = [...block.leftOut, ...more]
  return leftOut.length >= block.rows * block.columns ? null : { ...block, leftOut }
}

/** Leaves a panel out, or puts it back. */
export const withCellTurned = (block: PanelBlock, cell: Cell): PanelBlock | null =>
  hasCell(block, cell)
    ? withoutCells(block, [cell])
    : { ...block, leftOut: block.leftOut.filter((each) => !isCell(cell)(each)) }

/** A panel of a block as a block of its own, at the same place. */
export const cellAlone = (block: PanelBlock, cell: Cell, panel: PanelSize): PanelBlock | null => {
  const found = cellsOf(block, panel).find(isCell(cell))
  return found === undefined
    ? null
    : { ...block, rows: 1, columns: 1, offsets: [], leftOut: [], x: Math.round(found.x), y: Math.round(found.y) }
}

/** As many rows and columns the other way round, from the same corner. */
export const turned = (block: PanelBlock, panel: PanelSize): PanelBlock => {
  const next = { ...block, orientation: block.orientation === 'portrait' ? 'landscape' : 'portrait' } as const
  const share = pitchesOf(next, panel).x / pitchesOf(block, panel).x
  return { ...next, offsets: block.offsets.map((offset) => Math.round(offset * share)) }
}

const edited = (kept: KeptLayout, blocks: readonly PanelBlock[]): KeptLayout => ({
  ...kept,
  blocks: [...blocks],
  areas: [],
})

/** The panels stay where they lie, whatever else changes. */
export const withBlocksAs = (kept: KeptLayout, blocks: readonly PanelBlock[]): KeptLayout =>
  kept.blocks === null ? edited(kept, blocks) : kept

/** Null takes the block away. */
export const withBlock = (kept: KeptLayout, index: number, block: PanelBlock | null): KeptLayout =>
  edited(
    kept,
    (kept.blocks ?? []).flatMap((each, at) => (at === index ? (block === null ? [] : [block]) : [each])),
  )

export const withMoreBlocks = (kept: KeptLayout, more: readonly PanelBlock[]): KeptLayout =>
  edited(kept, [...(kept.blocks ?? []), ...more])

/** A panel becomes a block of its own, the last of the list. */
export const withCellAlone = (kept: KeptLayout, index: number, cell: Cell, panel: PanelSize): KeptLayout => {
  const block = kept.blocks?.[index]
  const alone = block ? cellAlone(block, cell, panel) : null
  return block && alone ? withMoreBlocks(withBlock(kept, index, withoutCells(block, [cell])), [alone]) : kept
}
