import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { panelOn } from '../../src/panel-layout/blocks/block-cells.ts'
import { usualBlock } from '../../src/panel-layout/blocks/blocks-of-rows.ts'
import { refusalOf, type ZonedPlane, zonesTouched } from '../../src/panel-layout/blocks/cell-refusal.ts'
import { fieldOf } from '../../src/panel-layout/face/plane-field.ts'
import { onRails } from '../../src/panel-layout/rails/support-run.ts'
import type { Rectangle } from '../../src/panel-layout/roof/plan-line.ts'
import type { ArrayRoof } from '../../src/panel-layout/settings/array-settings.ts'

/** Blocks of all shapes at all places of a face, tried one after the other: what the automatic choice is compared with. */

/** Feet below one run of panels; infinite where they may not lie, find no rails, or have rails that stick out. */
type FeetBelow = (rectangle: Rectangle) => number

/** A rail further past its panels than this, mm, sticks out. */
const STICKS_OUT = 100

const feetOn = (zoned: ZonedPlane, roof: ArrayRoof, mayStickOut: boolean): FeetBelow => {
  const field = fieldOf(zoned.plane, zoned.regions, () => false, roof, {})
  const obstacles = roof.request.obstacles.filter(({ plane }) => plane === zoned.plane.name)
  return (rectangle) => {
    if (field === null || refusalOf(rectangle, zoned, obstacles, roof) !== null) return Number.POSITIVE_INFINITY
    const { x, y, width, height } = rectangle
    const [from, to, v] = roof.railsUpSlope ? [y, y + height, x] : [x, x + width, y]
    const zones = zonesTouched(zoned.regions, rectangle)
    const found = onRails(zones, { from, to, v, depth: roof.panel.length, faces: null }, { zoned, field, roof })
    if ('reason' in found) return Number.POSITIVE_INFINITY
    const { rail, arrangement } = found
    const isOffCourse = roof.courses !== null && roof.railLines !== null && arrangement.rails[0]?.line === null
    if (mayStickOut) return rail.feet.length * arrangement.rails.length
    if (isOffCourse || rail.isTooFar || from - rail.from > STICKS_OUT || rail.to - to > STICKS_OUT)
      return Number.POSITIVE_INFINITY
    return rail.feet.length * arrangement.rails.length
  }
}

/** Columns of each row from the lower edge up, and of each the place from the left in columns. */
type Shape = { readonly rows: readonly number[]; readonly starts: readonly number[] }

/** Rows that get no longer, two panels in each. */
const lengths = (count: number, rows: number, longest: number): readonly (readonly number[])[] => {
  if (rows === 1) return count >= 2 && count <= longest ? [[count]] : []
  return Array.from({ length: Math.max(0, Math.min(longest, count) - 1) }, (_, index) => index + 2).flatMap((own) =>
    lengths(count - own, rows - 1, own).map((others) => [own, ...others]),
  )
}

const isRectangle = (rows: readonly number[]): boolean => rows.every((columns) => columns === rows[0])

/** Rectangles of so many panels, or stepped blocks: rows flush or centred, the longest below or above. */
const shapesOf = (count: number, isStepped: boolean, areInLine: boolean): readonly Shape[] => {
  const shapes = Array.from({ length: Math.floor(count / 2) }, (_, index) => index + 1).flatMap((rows) =>
    lengths(count, rows, isStepped ? Math.ceil(count / rows) + 2 : count / rows),
  )
  return shapes
    .filter((rows) => isRectangle(rows) !== isStepped)
    .flatMap((rows) => (isStepped ? [rows, rows.toReversed()] : [rows]))
    .flatMap((rows) =>
      (isStepped ? [0, 0.5, 1] : [0]).map((share) => {
        const longest = Math.max(...rows)
        const starts = rows.map((columns) => share * (longest - columns))
        return { rows, starts: areInLine ? starts.map(Math.floor) : starts }
      }),
    )
}

/** Panels that share their rails: where they begin along the eave and up the slope, in panels, and how many they are. */
type Run = { readonly column: number; readonly row: number; readonly panels: number }

const runsOf = ({ rows, starts }: Shape, isUpSlope: boolean): readonly Run[] => {
  if (!isUpSlope) return rows.map((panels, row) => ({ column: starts[row] as number, row, panels }))
  return Array.from({ length: Math.max(...rows) }, (_, column) => {
    const own = rows.flatMap((panels, row) => {
      const start = starts[row] as number
      return column >= start && column < start + panels ? [row] : []
    })
    return { column, row: own[0] ?? 0, panels: own.length }
  })
}

const places = (most: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor(most / step) + 1) }, (_, index) => index * step)

/** Feet below a run by its place and number of panels, each looked for once. */
const remembered = (below: (x: number, y: number, panels: number) => number): typeof below => {
  const known = new Map<number, number>()
  return (x, y, panels) => {
    const key = (Math.round(x * 10) * 1e6 + Math.round(y * 10)) * 32 + panels
    const before = known.get(key)
    if (before !== undefined) return before
    const feet = below(x, y, panels)
    known.set(key, feet)
    return feet
  }
}

/**
 * Feet of the best rectangle, else of the best stepped block; infinite where neither holds the panels.
 * @param steps between the places that are tried along the eave and up the slope, mm
 * @param mayStickOut rails may end beyond their panels, and tell so
 */
export const fewestFeet = (
  zoned: ZonedPlane,
  roof: ArrayRoof,
  count: number,
  gaps: PanelBlock['gaps'],
  steps: readonly [number, number],
  mayStickOut = false,
): number => {
  const { width, height } = panelOn(usualBlock(roof), roof)
  const [pitch, rowPitch] = [width + gaps.panels, height + gaps.rows]
  const isUpSlope = roof.railsUpSlope
  const feetOfRun = feetOn(zoned, roof, mayStickOut)
  const below = remembered((x, y, panels) =>
    feetOfRun(
      isUpSlope
        ? { x, y, width, height: height + (panels - 1) * rowPitch }
        : { x, y, width: width + (panels - 1) * pitch, height },
    ),
  )
  const fewestOf = (isStepped: boolean): number => {
    let fewest = Number.POSITIVE_INFINITY
    for (const shape of shapesOf(count, isStepped, isUpSlope)) {
      const runs = runsOf(shape, isUpSlope)
      for (const x of places(zoned.plane.width, steps[0]))
        for (const y of places(zoned.plane.height, steps[1])) {
          let feet = 0
          for (const run of runs) {
            feet += below(x + run.column * pitch, y + run.row * rowPitch, run.panels)
            if (feet >= fewest) break
          }
          fewest = Math.min(fewest, feet)
        }
    }
    return fewest
  }
  const rectangle = fewestOf(false)
  return Number.isFinite(rectangle) ? rectangle : fewestOf(true)
}
