import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import { isUpFrame } from '../frames/frames.ts'
import type { Point, Rectangle } from '../roof/plan-line.ts'
import { stepsNear, wholeNear } from '../settings/whole-steps.ts'
import { type Face, lengthOf } from './face-room.ts'

/** A run of panels along its rails (u), beginning at v across them, mm. */
export type Run = { readonly from: number; readonly to: number; readonly v: number; readonly rectangle: Rectangle }

/** A row as a run along the eave. */
export const rowRun = (face: Face, { x, y, columns }: PanelRow): Run => {
  const width = lengthOf(face, columns)
  return { from: x, to: x + width, v: y, rectangle: { x, y, width, height: face.height } }
}

const columnRun = ({ height, rowPitch, width }: Face, x: number, y: number, count: number): Run => {
  const length = height + (count - 1) * rowPitch
  return { from: y, to: y + length, v: x, rectangle: { x, y, width, height: length } }
}

const isOneRectangle = ({ rowPitch }: Face, [first, ...others]: readonly PanelRow[]): boolean =>
  first !== undefined &&
  others.every(({ x, y, columns }, index) => {
    return x === first.x && columns === first.columns && Math.abs(y - first.y - (index + 1) * rowPitch) < 1e-3
  })

/** Rails up the slope hold the panels of one column, as far as rows follow one another. */
const columnRuns = (face: Face, rows: readonly PanelRow[]): readonly Run[] => {
  const [lowest] = rows
  if (lowest !== undefined && isOneRectangle(face, rows))
    return Array.from({ length: lowest.columns }, (_, column) =>
      columnRun(face, lowest.x + column * face.pitch, lowest.y, rows.length),
    )
  const open = new Map<number, { y: number; count: number }>()
  const runs: Run[] = []
  const end = (x: number): void => {
    const run = open.get(x)
    if (run === undefined) return
    runs.push(columnRun(face, x, run.y, run.count))
    open.delete(x)
  }
  for (const { x, y, columns } of rows)
    for (let column = 0; column < columns; column += 1) {
      const at = wholeNear((x + column * face.pitch) * 1000) / 1000
      const run = open.get(at)
      if (run !== undefined && Math.abs(run.y + run.count * face.rowPitch - y) < 1e-3) run.count += 1
      else {
        end(at)
        open.set(at, { y, count: 1 })
      }
    }
  for (const x of [...open.keys()]) end(x)
  return runs
}

/** Rails that lie in tilt frames hold one panel each. */
export const isInFrames = ({ roof: { frames, railsUpSlope } }: Face): boolean =>
  isUpFrame(frames?.faces ?? null, railsUpSlope)

const cellRuns = (face: Face, { x, y, columns }: PanelRow): readonly Run[] =>
  Array.from({ length: columns }, (_, column) => {
    const left = x + column * face.pitch
    return face.roof.railsUpSlope ? columnRun(face, left, y, 1) : rowRun(face, { x: left, y, columns: 1 })
  })

/** Runs of panels that have rails in common. */
export const runsOf = (face: Face, rows: readonly PanelRow[]): readonly Run[] => {
  if (isInFrames(face)) return rows.flatMap((row) => cellRuns(face, row))
  return face.roof.railsUpSlope ? columnRuns(face, rows) : rows.map((row) => rowRun(face, row))
}

/** A run of rows that begin somewhere else, mm along the eave and up the slope. */
export const movedRun = ({ roof }: Face, { rectangle }: Run, { x, y }: Point): Run => {
  const { width, height } = rectangle
  const moved = { x: rectangle.x + x, y: rectangle.y + y, width, height }
  return roof.railsUpSlope
    ? { from: moved.y, to: moved.y + height, v: moved.x, rectangle: moved }
    : { from: moved.x, to: moved.x + width, v: moved.y, rectangle: moved }
}

/** How many panels a run has. */
export const panelsIn = (face: Face, { from, to }: Run): number =>
  face.roof.railsUpSlope
    ? stepsNear(to - from - face.height, face.rowPitch) + 1
    : stepsNear(to - from - face.width, face.pitch) + 1

/** Which panel of a row a column is, from 0; null: none of it. */
const columnIn = ({ rowPitch, pitch }: Face, { x, y, columns }: PanelRow, { from, to, v }: Run): number | null => {
  const column = stepsNear(v - x, pitch)
  const isInRow = column >= 0 && column < columns && Math.abs(v - x - column * pitch) <= 1e-3
  return isInRow && y > from - rowPitch / 2 && y < to ? column : null
}

/** A row without some of its columns: parts without a break. */
const withoutColumns = (
  { pitch }: Face,
  { x, y, columns }: PanelRow,
  gone: ReadonlySet<number>,
): readonly PanelRow[] => {
  const parts: { x: number; y: number; columns: number }[] = []
  for (let column = 0; column < columns; column += 1) {
    if (gone.has(column)) continue
    const last = parts.at(-1)
    if (last !== undefined && !gone.has(column - 1)) last.columns += 1
    else parts.push({ x: x + column * pitch, y, columns: 1 })
  }
  return parts
}

/** Which panels of a row are runs of their own that are lost. */
const cellsLost = ({ pitch }: Face, { x, y }: PanelRow, lost: readonly Run[]): ReadonlySet<number> =>
  new Set(
    lost
      .filter(({ rectangle }) => Math.abs(rectangle.y - y) <= 1e-3)
      .map(({ rectangle }) => stepsNear(rectangle.x - x, pitch)),
  )

/** Rows without the panels of some runs. */
export const withoutRuns = (face: Face, rows: readonly PanelRow[], lost: readonly Run[]): readonly PanelRow[] => {
  if (isInFrames(face)) return rows.flatMap((row) => withoutColumns(face, row, cellsLost(face, row, lost)))
  if (!face.roof.railsUpSlope) return rows.filter(({ x, y }) => !lost.some(({ from, v }) => from === x && v === y))
  return rows.flatMap((row) => {
    const gone = new Set(lost.flatMap((run) => columnIn(face, row, run) ?? []))
    return gone.size === 0 ? [row] : withoutColumns(face, row, gone)
  })
}
