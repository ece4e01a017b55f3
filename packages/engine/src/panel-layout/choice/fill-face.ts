import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import type { Span } from '../face/band-frame.ts'
import { stepsToCover, stepsWithin, wholeFrom, wholeNear, wholeUpTo } from '../settings/whole-steps.ts'
import { columnsIn, evenlyOnRibs, type Face, lengthOf, mostColumns, rowRoom } from './face-room.ts'
import { heldRows } from './rails-below.ts'
import { heightsForMost, middleHeight } from './row-heights.ts'

const EXACT = 1e-6

/** Columns of a grid that lie in the room of a row, in parts without a break. */
const partsOnGrid = (face: Face, y: number, start: number): readonly PanelRow[] =>
  rowRoom(face, y).flatMap(({ low, high }) => {
    const first = stepsToCover(low - start - EXACT, face.pitch)
    const x = start + first * face.pitch
    const columns = columnsIn(face, high - x)
    return columns < 1 ? [] : [{ x, y, columns }]
  })

const extentOf = (spans: readonly Span[]): Span | null => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first === undefined || last === undefined ? null : { low: first.low, high: last.high }
}

/** Each row in the middle of its own room. */
const centredRow = (face: Face, y: number): readonly PanelRow[] => {
  const extent = extentOf(rowRoom(face, y))
  if (extent === null) return []
  const columns = columnsIn(face, extent.high - extent.low)
  if (columns < 1) return []
  const start = wholeNear((extent.low + extent.high - lengthOf(face, columns)) / 2)
  return partsOnGrid(face, y, Math.max(start, extent.low))
}

/** Columns over one another may begin at either end of the room, in its middle, or beside an obstacle. */
const gridStarts = (face: Face, y: number): readonly number[] => {
  const spans = rowRoom(face, y)
  const extent = extentOf(spans)
  if (extent === null) return []
  const centred = wholeNear((extent.low + extent.high - lengthOf(face, columnsIn(face, extent.high - extent.low))) / 2)
  const beside = spans.flatMap(({ low, high }) => [wholeFrom(low), wholeUpTo(high) - face.width])
  const onRibs = spans.flatMap(({ low, high }) => evenlyOnRibs(face, low).filter((x) => x <= high - face.width + EXACT))
  return [...new Set([centred, ...beside.slice(0, 7), ...onRibs.slice(0, 8)])]
}

const heightsAbove = (face: Face, y: number): readonly number[] => {
  const rows = stepsWithin(face.zoned.plane.height - face.height - y + EXACT, face.rowPitch) + 1
  return Array.from({ length: Math.max(0, rows) }, (_, row) => y + row * face.rowPitch)
}

const count = (rows: readonly PanelRow[]): number => rows.reduce((sum, { columns }) => sum + columns, 0)

/** A row of one panel is left out where others lie on the face. */
const withoutLone = (rows: readonly PanelRow[]): readonly PanelRow[] => {
  const kept = rows.filter(({ columns }) => columns >= 2)
  return kept.length > 0 ? kept : rows.slice(0, 1)
}

const isSlanted = ({ shape }: Face): boolean =>
  shape.panels.some(({ byU, byV }) => Math.abs(byU) > EXACT && Math.abs(byV) > EXACT)

/** Where columns may begin; null: each row in its own middle. */
const startsAt = (face: Face, y: number): readonly (number | null)[] =>
  isSlanted(face) && !face.roof.railsUpSlope ? [null] : gridStarts(face, y)

const fillingFrom = (face: Face, y: number, start: number | null): readonly PanelRow[] =>
  withoutLone(
    heightsAbove(face, y).flatMap((at) => (start === null ? centredRow(face, at) : partsOnGrid(face, at, start))),
  )

/**
 * Rows that are held and not alone: each panel that goes may leave another without its rails, or alone.
 * @param least so many panels; none where fewer stay
 */
const settled = (face: Face, rows: readonly PanelRow[], least: number): readonly PanelRow[] => {
  const kept = withoutLone(heldRows(face, rows, count(rows) - least))
  if (count(kept) < least) return []
  return count(kept) === count(rows) ? kept : settled(face, kept, least)
}

/** Whether there is room for a panel, on rails or not. */
export const hasSpot = (face: Face): boolean => heightsForMost(face).some((y) => mostColumns(face, y) > 0)

/** Whether rows find rails: along the eave one of two panels stands for itself. */
const areHeld = (face: Face, rows: readonly PanelRow[]): boolean =>
  (!face.roof.railsUpSlope && rows.some((row) => row.columns > 1 && heldRows(face, [row], 0).length > 0)) ||
  settled(face, rows, 1).length > 0

/** Whether a face takes a panel at all: the first row that does answers, and the middle is asked first. */
export const takesPanel = (face: Face): boolean => {
  const takes = (y: number): boolean => startsAt(face, y).some((start) => areHeld(face, fillingFrom(face, y, start)))
  const middle = middleHeight(face)
  return (middle >= 0 && takes(middle)) || heightsForMost(face).some(takes)
}

/** Attack: hundreds of obstacles, so that no two rows are alike. No more rows than these, of all fillings together, are laid on rails. */
const MOST_TRIED = 10_000

/** The most panels that rows from a height on have room for, whatever columns they share. */
const roomFrom = (face: Face, y: number): number =>
  heightsAbove(face, y)
    .flatMap((at) => rowRoom(face, at))
    .reduce((sum, { low, high }) => sum + columnsIn(face, high - low), 0)

/** The most panels that a face has room for, held on rails or not. */
export const mostRoom = (face: Face): number => Math.max(0, ...heightsForMost(face).map((y) => roomFrom(face, y)))

/** As many panels as lie on a face in rows along the eave; none alone. @param moreThan none where it takes no more */
export const fillFace = (face: Face, moreThan = 0): readonly PanelRow[] => {
  let [best, most, tried]: [readonly PanelRow[], number, number] = [[], moreThan, 0]
  // The fullest first: only a fuller one than the best is held on rails.
  const heights = heightsForMost(face).filter((y) => roomFrom(face, y) > moreThan)
  const fillings = heights.flatMap((y) => startsAt(face, y).map((start) => fillingFrom(face, y, start)))
  for (const rows of fillings.toSorted((one, other) => count(other) - count(one))) {
    if (count(rows) <= most || tried > MOST_TRIED) break
    tried += rows.length
    const kept = settled(face, rows, most + 1)
    if (count(kept) > most) [best, most] = [kept, count(kept)]
  }
  return best
}

/** The others leave from the top, and no panel stays alone. */
const withoutTop = (rows: readonly PanelRow[], wanted: number): readonly PanelRow[] => {
  const left = rows.map((row) => ({ ...row }))
  let excess = count(rows) - wanted
  for (let index = left.length - 1; index >= 0 && excess > 0; index -= 1) {
    const row = left[index] as { columns: number }
    const taken = Math.min(excess, row.columns)
    row.columns -= taken === row.columns - 1 && taken > 1 && wanted > 1 ? taken - 1 : taken
    excess = count(left) - wanted
  }
  return left.filter(({ columns }) => columns > 0)
}

/** The others leave from the right. */
const withoutRight = (face: Face, rows: readonly PanelRow[], wanted: number): readonly PanelRow[] => {
  const left = rows.map((row) => ({ ...row }))
  const endOf = ({ x, columns }: PanelRow): number => x + columns * face.pitch
  for (let excess = count(left) - wanted; excess > 0; excess -= 1) {
    const longest = left.reduce((far, row) => (row.columns > 0 && endOf(row) > endOf(far) - 1e-6 ? row : far))
    longest.columns -= 1
  }
  return left.filter(({ columns }) => columns > 0)
}

/** So many of the panels of a full face; fewer where those that stay would lose their rails. */
export const trimmedTo = (face: Face, rows: readonly PanelRow[], wanted: number): readonly PanelRow[] =>
  [withoutTop(rows, wanted), withoutRight(face, rows, wanted)]
    .map((left) => settled(face, left, 1))
    .reduce((most, next) => (count(next) > count(most) ? next : most))
