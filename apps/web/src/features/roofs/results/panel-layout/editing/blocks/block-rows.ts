import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'

/** Length and width of one panel, mm, and its tilt to the roof in a frame, degrees. */
export type PanelSize = { readonly length: number; readonly width: number; readonly tilt?: number | undefined }

/** Row from the eave up and column from the left, from 0. */
export type Cell = PanelBlock['leftOut'][number]

export type Sized = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A cell of a block where the block puts it, with a panel or without. */
export type BlockCell = Sized & { readonly row: number; readonly column: number; readonly isLeftOut: boolean }

type Standing = Pick<PanelBlock, 'orientation' | 'faces'>

/** Along which side rows of frames follow one another: up the slope, or along the eave. */
export const frameAxis = ({ faces }: Pick<PanelBlock, 'faces'>): 'x' | 'y' =>
  faces === 'left' || faces === 'right' ? 'x' : 'y'

/** Along the eave and up the slope; tilted, as it covers the roof. */
const sizeOf = (block: Standing, { length, width, tilt = 0 }: PanelSize) => {
  const size = block.orientation === 'portrait' ? { width, height: length } : { width: length, height: width }
  const share = Math.cos((tilt * Math.PI) / 180)
  return frameAxis(block) === 'y'
    ? { width: size.width, height: size.height * share }
    : { width: size.width * share, height: size.height }
}

/** From one panel to the next of its row, and from row to row. */
export const pitchesOf = (block: Standing & Pick<PanelBlock, 'gaps'>, panel: PanelSize) => {
  const { width, height } = sizeOf(block, panel)
  return { x: width + block.gaps.panels, y: height + block.gaps.rows }
}

/** Every cell, row by row from the eave up. */
export const cellsOf = (block: PanelBlock, panel: PanelSize): readonly BlockCell[] => {
  const size = sizeOf(block, panel)
  const pitch = pitchesOf(block, panel)
  const without = new Set(block.leftOut.map(({ row, column }) => row * block.columns + column))
  return Array.from({ length: block.rows * block.columns }, (_, index) => {
    const [row, column] = [Math.floor(index / block.columns), index % block.columns]
    const x = block.x + (block.offsets[row] ?? 0) + column * pitch.x
    return { row, column, x, y: block.y + row * pitch.y, ...size, isLeftOut: without.has(index) }
  })
}

const known = new WeakMap<PanelBlock, { readonly panel: PanelSize; readonly panels: readonly BlockCell[] }>()

const isAlike = (one: PanelSize, other: PanelSize): boolean =>
  one.length === other.length && one.width === other.width && one.tilt === other.tilt

/** Cells with a panel; worked out once for each block, because a drag asks several times a frame. */
export const panelsOf = (block: PanelBlock, panel: PanelSize): readonly BlockCell[] => {
  const before = known.get(block)
  if (before !== undefined && isAlike(before.panel, panel)) return before.panels
  const panels = cellsOf(block, panel).filter(({ isLeftOut }) => !isLeftOut)
  known.set(block, { panel, panels })
  return panels
}

/** The rectangle around rectangles; null around none. */
export const around = (all: readonly Sized[]): Sized | null => {
  if (all.length === 0) return null
  let [left, low, right, high] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
  for (const { x, y, width, height } of all) {
    left = Math.min(left, x)
    low = Math.min(low, y)
    right = Math.max(right, x + width)
    high = Math.max(high, y + height)
  }
  return { x: left, y: low, width: right - left, height: high - low }
}

/** A row by itself: where its first cell begins, and which of its cells have a panel. */
export type BlockRow = { readonly left: number; readonly cells: readonly boolean[] }

export const rowsOf = (block: PanelBlock): readonly BlockRow[] => {
  const without = new Set(block.leftOut.map(({ row, column }) => row * block.columns + column))
  return Array.from({ length: block.rows }, (_, row) => ({
    left: block.x + (block.offsets[row] ?? 0),
    cells: Array.from({ length: block.columns }, (__, column) => !without.has(row * block.columns + column)),
  }))
}

const trimmed = ({ left, cells }: BlockRow, pitch: number): BlockRow => {
  const first = cells.indexOf(true)
  return first < 0
    ? { left, cells: [] }
    : { left: left + first * pitch, cells: cells.slice(first, cells.lastIndexOf(true) + 1) }
}

const EXACT = 1e-6

/** The row as whole cells from the left of its block, and what is left over. */
const onGrid = ({ left, cells }: BlockRow, x: number, pitch: number) => {
  if (cells.length === 0) return { offset: 0, first: 0, cells }
  const first = Math.floor((left - x) / pitch + EXACT)
  const offset = left - x - first * pitch
  return { offset: Math.abs(offset) < EXACT ? 0 : offset, first, cells }
}

type Grid = ReturnType<typeof onGrid>

const leftOutIn = ({ first, cells }: Grid, row: number, columns: number): PanelBlock['leftOut'] =>
  Array.from({ length: columns }, (_, column) => ({ row, column })).filter(({ column }) => !cells[column - first])

/**
 * A block of these rows, each panel where its row has it; without the empty rows and columns around them. Null without a panel.
 * @param y of the first row
 */
export const blockOfRows = (
  like: PanelBlock,
  given: readonly BlockRow[],
  y: number,
  panel: PanelSize,
): PanelBlock | null => {
  const pitch = pitchesOf(like, panel)
  const all = given.map((row) => trimmed(row, pitch.x))
  const lowest = all.findIndex(({ cells }) => cells.length > 0)
  if (lowest < 0) return null
  const kept = all.slice(lowest, all.findLastIndex(({ cells }) => cells.length > 0) + 1)
  const x = Math.min(...kept.filter(({ cells }) => cells.length > 0).map(({ left }) => left))
  const grids = kept.map((row) => onGrid(row, x, pitch.x))
  const columns = Math.max(...grids.map(({ first, cells }) => first + cells.length))
  return {
    ...like,
    rows: kept.length,
    columns,
    offsets: grids.every(({ offset }) => offset === 0) ? [] : grids.map(({ offset }) => offset),
    x,
    y: y + lowest * pitch.y,
    leftOut: grids.flatMap((grid, row) => leftOutIn(grid, row, columns)),
  }
}
