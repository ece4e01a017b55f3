import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { WIDEST_GAP } from '../frames/facing-sun.ts'
import { risesUp } from '../frames/frames.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { stepsWithin } from '../settings/whole-steps.ts'
import { panelOn } from './block-cells.ts'

/** What the blocks of a roof have in common. */
export type Usual = Pick<PanelBlock, 'orientation' | 'gaps' | 'faces'>

/** Panels side by side with one gap between them; mm. */
export type PanelRow = { readonly x: number; readonly y: number; readonly columns: number }

type Sizes = { readonly width: number; readonly height: number; readonly gaps: PanelBlock['gaps'] }

/** Rows of panels whose cells are columns from the row's left end; `cells` those with a panel. */
type GridRow = { readonly x: number; readonly y: number; readonly cells: readonly number[] }

const SAME = 1e-3

/** Parts of one row on one grid become a row with cells left out; others stay rows of their own. */
const gridRows = (rows: readonly PanelRow[], { width, gaps }: Sizes): readonly GridRow[] => {
  const pitch = width + gaps.panels
  const grids: { x: number; y: number; cells: number[] }[] = []
  for (const { x, y, columns } of rows.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = grids.at(-1)
    const first = last === undefined ? 0 : stepsWithin(x - last.x + SAME, pitch)
    const isOnGrid = last !== undefined && Math.abs(last.y - y) <= SAME && Math.abs(x - last.x - first * pitch) <= SAME
    const cells = Array.from({ length: columns }, (_, index) => (isOnGrid ? first : 0) + index)
    if (isOnGrid) last.cells.push(...cells)
    else grids.push({ x, y, cells })
  }
  return grids
}

type Stack = GridRow[]

/** Rows over one another at the pitch of rows, one above the other. */
const stacksOf = (rows: readonly GridRow[], { height, gaps }: Sizes): readonly Stack[] => {
  const stacks: Stack[] = []
  const isAlone = (row: GridRow): boolean => rows.filter(({ y }) => Math.abs(y - row.y) <= SAME).length === 1
  for (const row of rows) {
    const stack = stacks.at(-1)
    const below = stack?.at(-1)
    const fits = below !== undefined && Math.abs(row.y - below.y - height - gaps.rows) <= SAME
    if (fits && isAlone(row) && isAlone(below)) stack?.push(row)
    else stacks.push([row])
  }
  return stacks
}

const leftOutOf = (cells: readonly number[], columns: number, row: number): PanelBlock['leftOut'] => {
  const present = new Set(cells)
  return Array.from({ length: columns }, (_, column) => ({ row, column })).filter(({ column }) => !present.has(column))
}

const blockOf = (stack: Stack, plane: PlaneName, { orientation, gaps, faces }: Usual): PanelBlock => {
  const lowest = stack[0] as GridRow
  const x = Math.min(...stack.map((row) => row.x))
  const columns = Math.max(...stack.map(({ cells }) => (cells.at(-1) as number) + 1))
  const offsets = stack.map((row) => row.x - x)
  return {
    plane,
    orientation,
    rows: stack.length,
    columns,
    offsets: offsets.every((offset) => offset === 0) ? [] : offsets,
    gaps,
    ...(faces === undefined ? {} : { faces }),
    x,
    y: lowest.y,
    leftOut: stack.flatMap(({ cells }, row) => leftOutOf(cells, columns, row)),
  }
}

/** Orientation and gaps of flush panels. */
const flushBlock = ({ railsUpSlope, request: { gaps } }: Pick<ArrayRoof, 'railsUpSlope' | 'request'>): Usual =>
  railsUpSlope
    ? { orientation: 'landscape', gaps: { panels: gaps.betweenRows, rows: gaps.alongRails } }
    : { orientation: 'portrait', gaps: { panels: gaps.alongRails, rows: gaps.betweenRows } }

type Placed = Pick<ArrayRoof, 'railsUpSlope' | 'request' | 'panel' | 'frames'>

/** What every block of a roof has in common which nobody drew. */
export const usualBlock = (roof: Placed): Usual => {
  const { frames, panel } = roof
  const flush = flushBlock(roof)
  if (frames === null) return flush
  const { faces, pitch } = frames
  const { width, height } = panelOn({ ...flush, faces }, { panel })
  const gap = (size: number): number => (pitch === null ? WIDEST_GAP : Math.max(0, pitch - size))
  const gaps = risesUp(faces) ? { ...flush.gaps, rows: gap(height) } : { ...flush.gaps, panels: gap(width) }
  return { ...flush, faces, gaps }
}

/** Rows of panels on a plane as blocks: rows over one another are one, and a row beside another is a block of its own. */
export const blocksOfRows = (
  rows: readonly PanelRow[],
  plane: PlaneName,
  usual: Usual,
  size: { readonly width: number; readonly height: number },
): readonly PanelBlock[] => {
  const sizes = { ...size, gaps: usual.gaps }
  return stacksOf(gridRows(rows, sizes), sizes).map((stack) => blockOf(stack, plane, usual))
}
