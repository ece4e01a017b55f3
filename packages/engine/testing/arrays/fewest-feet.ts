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

type Steps = readonly [along: number, up: number]
type Gaps = PanelBlock['gaps']

/** Feet below a shape at a place; infinite where it finds none, or as soon as it has as many as the limit. */
type FeetAt = (runs: readonly Run[], x: number, y: number, limit: number) => number

const pitchesOn = (roof: ArrayRoof, gaps: Gaps) => {
  const { width, height } = panelOn(usualBlock(roof), roof)
  return { width, height, pitch: width + gaps.panels, rowPitch: height + gaps.rows }
}

const feetAtOn = (zoned: ZonedPlane, roof: ArrayRoof, gaps: Gaps, mayStickOut: boolean): FeetAt => {
  const { width, height, pitch, rowPitch } = pitchesOn(roof, gaps)
  const feetOfRun = feetOn(zoned, roof, mayStickOut)
  const below = remembered((x, y, panels) =>
    feetOfRun(
      roof.railsUpSlope
        ? { x, y, width, height: height + (panels - 1) * rowPitch }
        : { x, y, width: width + (panels - 1) * pitch, height },
    ),
  )
  return (runs, x, y, limit) => {
    let feet = 0
    for (const run of runs) {
      feet += below(x + run.column * pitch, y + run.row * rowPitch, run.panels)
      if (feet >= limit) return Number.POSITIVE_INFINITY
    }
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
  gaps: Gaps,
  steps: Steps,
  mayStickOut = false,
): number => {
  const isUpSlope = roof.railsUpSlope
  const feetAt = feetAtOn(zoned, roof, gaps, mayStickOut)
  const fewestOf = (isStepped: boolean): number => {
    let fewest = Number.POSITIVE_INFINITY
    for (const shape of shapesOf(count, isStepped, isUpSlope)) {
      const runs = runsOf(shape, isUpSlope)
      for (const x of places(zoned.plane.width, steps[0]))
        for (const y of places(zoned.plane.height, steps[1])) fewest = Math.min(fewest, feetAt(runs, x, y, fewest))
    }
    return fewest
  }
  const rectangle = fewestOf(false)
  return Number.isFinite(rectangle) ? rectangle : fewestOf(true)
}

type Spot = { readonly feet: number; readonly rectangle: Rectangle }

/** Rails of two blocks side by side need this much room between their panels, mm. */
const BETWEEN = 200

const areApart = (one: Rectangle, other: Rectangle, [along, up]: readonly [number, number]): boolean =>
  one.x + one.width + along <= other.x ||
  other.x + other.width + along <= one.x ||
  one.y + one.height + up <= other.y ||
  other.y + other.height + up <= one.y

/** Feet of the best two rectangles that hold the panels beside one another; infinite where none take fewer than the limit. */
export const fewestOfTwo = (
  zoned: ZonedPlane,
  roof: ArrayRoof,
  count: number,
  gaps: Gaps,
  steps: Steps,
  limit: number,
): number => {
  const { width, height, pitch, rowPitch } = pitchesOn(roof, gaps)
  const feetAt = feetAtOn(zoned, roof, gaps, false)
  const spotsOf = (panels: number): readonly Spot[] =>
    shapesOf(panels, false, roof.railsUpSlope)
      .flatMap((shape) => {
        const runs = runsOf(shape, roof.railsUpSlope)
        const size = {
          width: width + ((shape.rows[0] ?? 1) - 1) * pitch,
          height: height + (shape.rows.length - 1) * rowPitch,
        }
        return places(zoned.plane.width, steps[0]).flatMap((x) =>
          places(zoned.plane.height, steps[1]).map((y) => ({
            feet: feetAt(runs, x, y, limit),
            rectangle: { x, y, ...size },
          })),
        )
      })
      .filter(({ feet }) => Number.isFinite(feet))
      .toSorted((one, other) => one.feet - other.feet)
  const room = roof.railsUpSlope ? ([gaps.panels, BETWEEN] as const) : ([BETWEEN, gaps.rows] as const)
  let fewest = limit
  for (let panels = 2; panels <= count / 2; panels += 1) {
    const [small, large] = [spotsOf(panels), spotsOf(count - panels)]
    for (const one of small) {
      if (one.feet + (large[0]?.feet ?? Number.POSITIVE_INFINITY) >= fewest) break
      for (const other of large) {
        if (one.feet + other.feet >= fewest) break
        if (areApart(one.rectangle, other.rectangle, room)) fewest = one.feet + other.feet
      }
    }
  }
  return fewest < limit ? fewest : Number.POSITIVE_INFINITY
}
