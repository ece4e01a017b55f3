import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import type { Span } from '../face/band-frame.ts'
import { risesUp } from '../frames/frames.ts'
import type { Point } from '../roof/plan-line.ts'
import type { Region } from '../roof/zone-regions.ts'
import { stepsToCover, stepsWithin, wholeFrom, wholeNear, wholeUpTo } from '../settings/whole-steps.ts'
import { columnsIn, evenlyOnRibs, evenlyOver, type Face, lengthOf, mostColumns, rowRoom } from './face-room.ts'
import { lightestOnRibs } from './lightest-places.ts'
import { areStubs, isBetterRated, movedRows, type Rated, type Rating, ratingOf } from './rate-rows.ts'
import { heightsFor } from './row-heights.ts'
import { evenRows, isRectangle, longRows, offsetsOf, type RowShape } from './row-shapes.ts'
import { runsOf } from './runs-of-rows.ts'

/** Rows of panels that lie on a face, with what they cost. */
export type Placing = { readonly rows: readonly PanelRow[]; readonly rating: Rating }

/** Parts that both lists leave. */
const common = (one: readonly Span[], other: readonly Span[]): readonly Span[] =>
  one.flatMap(({ low, high }) =>
    other.flatMap((span) => {
      const part = { low: Math.max(low, span.low), high: Math.min(high, span.high) }
      return part.low <= part.high + 1e-6 ? [part] : []
    }),
  )

/** Where the longest row of a shape may begin, so that every row lies where it may. */
const startsOf = (face: Face, y: number, { columns, align }: RowShape): readonly Span[] => {
  const offsets = offsetsOf({ columns, align }, face.pitch, face.roof.railsUpSlope)
  return columns.reduce<readonly Span[]>(
    (starts, count, row) => {
      const offset = offsets[row] as number
      const own = rowRoom(face, y + row * face.rowPitch).flatMap(({ low, high }) => {
        const last = high - lengthOf(face, count)
        return last < low - 1e-6 ? [] : [{ low: low - offset, high: Math.max(low, last) - offset }]
      })
      return common(starts, own)
    },
    [{ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }],
  )
}

/** The rows of a shape, the longest from 0 on. */
const ratedOf = (face: Face, shape: RowShape): Rated => {
  const offsets = offsetsOf(shape, face.pitch, face.roof.railsUpSlope)
  const rows = shape.columns.map((columns, row) => ({ x: offsets[row] as number, y: row * face.rowPitch, columns }))
  return { rows, runs: runsOf(face, rows) }
}

/** Distances from the left at which a panel begins or ceases to touch a zone that follows the ends of the roof. */
const boundariesOn = (regions: readonly Region[]): readonly number[] =>
  regions.flatMap(({ limits: [limit, ...others] }) => {
    if (limit === undefined || others.length > 0 || Math.abs(limit.line.byY) > 1e-9) return []
    return [(limit.within - limit.line.constant) / limit.line.byX]
  })

const whole = ({ low, high }: Span): Span => {
  const [first, last] = [wholeFrom(low), wholeUpTo(high)]
  return first <= last ? { low: first, high: last } : { low, high: low }
}

/** Places along the eave that are tried: in the middle, at both ends, and just clear of the zones. */
const placesIn = (face: Face, given: Span, length: number): readonly number[] => {
  const { low, high } = whole(given)
  const centre = wholeNear((face.zoned.plane.width - length) / 2)
  const beside = boundariesOn(face.zoned.regions).flatMap((at) => [wholeFrom(at + 1), wholeUpTo(at - length - 1)])
  const columns = columnsIn(face, length)
  const onRibs = [low, centre].flatMap((x) => [...evenlyOnRibs(face, x), ...lightestOnRibs(face, x, columns)])
  const others = [...beside, ...onRibs]
  const places = [Math.min(Math.max(centre, low), high), low, high, ...others.filter((x) => x > low && x < high)]
  return [...new Set(places)]
}

/** Where feet stand on rafters or ribs: places within one pitch, and with both ends of a row alike. */
const besideLines = ({ roof, field }: Face, x: number, given: Span, length: number): readonly number[] => {
  if (roof.railsUpSlope || roof.feetOn === 'anywhere') return []
  const { low, high } = whole(given)
  const step = Math.max(10, wholeNear(field.footLines.pitch / 12))
  const phases = Array.from({ length: 12 }, (_, index) => x + (index - 6) * step)
  return [...phases, ...evenlyOver(field.footLines, x, length)].filter((at) => at >= low && at <= high)
}

/** The better of the best so far and a shape at a place. */
const betterAt = (best: Placing | null, face: Face, at: Point, given: Rated): Placing | null => {
  const rating = ratingOf(face, given, at, best?.rating ?? null)
  if (rating === null || (best !== null && !isBetterRated(rating, best.rating))) return best
  return { rows: movedRows(given.rows, at), rating }
}

/** The better of the best so far and the best place of a shape at a height. */
const betterPlace = (before: Placing | null, face: Face, y: number, shape: RowShape, isQuick: boolean) => {
  let best = before
  const given = ratedOf(face, shape)
  for (const span of startsOf(face, y, shape)) {
    const length = lengthOf(face, Math.max(...shape.columns))
    const places = placesIn(face, span, length)
    for (const x of isQuick ? places.slice(0, 1) : places) best = betterAt(best, face, { x, y }, given)
    const around = best === null || best === before ? (places[0] as number) : (best.rows[0] as PanelRow).x
    for (const x of besideLines(face, around, span, length)) best = betterAt(best, face, { x, y }, given)
  }
  return best
}

/** How many panels rows may hold: all that they have room for, and where columns are in line so many that their middles are. */
const mostOf = (room: readonly number[], areInLine: boolean): readonly (readonly number[])[] =>
  areInLine ? [room, ...[0, 1].map((odd) => room.map((count) => count - ((count + odd) % 2)))] : [room]

/** Rows of frames that follow one another along the eave stand in line. */
const alignedOn = ({ roof: { frames } }: Face, isQuick: boolean): readonly RowShape['align'][] => {
  if (frames !== null && !risesUp(frames.faces)) return ['left', 'right']
  return isQuick ? ['centre'] : ['centre', 'left', 'right']
}

const shapesAt = (face: Face, y: number, rows: number, wanted: number, isQuick: boolean): readonly RowShape[] => {
  const room = Array.from({ length: rows }, (_, row) => mostColumns(face, y + row * face.rowPitch))
  const counts = mostOf(room, face.roof.railsUpSlope).flatMap((most) => [
    evenRows(wanted, most),
    isQuick ? null : longRows(wanted, most),
  ])
  const aligned = alignedOn(face, isQuick)
  const distinct = new Map(counts.flatMap((each) => (each === null ? [] : [[each.join(), each] as const])))
  return [...distinct.values()].flatMap((columns) =>
    isRectangle(columns) ? [{ columns, align: 'left' as const }] : aligned.map((align) => ({ columns, align })),
  )
}

/** Numbers of rows that are tried: as many as the face holds; of large arrays the fewest that hold them. */
const rowCounts = (face: Face, wanted: number, isQuick: boolean): readonly number[] => {
  const { height, rowPitch, width, pitch, zoned } = face
  const most = stepsWithin(zoned.plane.height - height, rowPitch) + 1
  const least = Math.max(1, stepsToCover(wanted * pitch, zoned.plane.width + pitch - width) - 1)
  const last = Math.min(most, Math.max(1, stepsWithin(wanted, 2)), isQuick ? least + 1 : Number.POSITIVE_INFINITY)
  return Array.from({ length: Math.max(0, last - least + 1) }, (_, index) => least + index)
}

/** Above this many panels fewer heights and places are tried. */
const MANY = 120

/** The best block of so many rows each. @param isTried which shapes */
const bestOf = (
  face: Face,
  wanted: number,
  rowsTried: readonly number[],
  isTried: (shape: RowShape) => boolean,
): Placing | null => {
  const isQuick = wanted > MANY
  let best: Placing | null = null
  for (const rows of rowsTried)
    for (const y of heightsFor(face, rows, isQuick))
      for (const shape of shapesAt(face, y, rows, wanted, isQuick))
        if (isTried(shape)) best = betterPlace(best, face, y, shape, isQuick)
  return best
}

/**
 * So many panels in one block: a rectangle before rows of different lengths, then the fewest feet, then away from edges, then
 * in the middle. Null where one block does not hold them. Third pass 6.
 */
export const oneBlock = (face: Face, wanted: number): Placing | null => {
  const rows = rowCounts(face, wanted, wanted > MANY)
  const even = rows.filter((count) => wanted % count === 0)
  const rectangle = bestOf(face, wanted, even, ({ columns }) => isRectangle(columns))
  if (rectangle !== null && !areStubs(face, rectangle.rows)) return rectangle
  const stepped = bestOf(face, wanted, rows, ({ columns }) => !isRectangle(columns))
  if (rectangle === null || stepped === null) return rectangle ?? stepped
  return isBetterRated(stepped.rating, rectangle.rating) ? stepped : rectangle
}
