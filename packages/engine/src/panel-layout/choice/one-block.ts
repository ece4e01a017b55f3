import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import type { Span } from '../face/band-frame.ts'
import type { Region } from '../roof/zone-regions.ts'
import { stepsToCover, stepsWithin, wholeFrom, wholeNear, wholeUpTo } from '../settings/whole-steps.ts'
import { evenlyOnRibs, type Face, lengthOf, mostColumns, rowRoom } from './face-room.ts'
import { isBetterRated, type Rating, ratingOf } from './rate-rows.ts'
import { heightsFor } from './row-heights.ts'
import { evenRows, isRectangle, longRows, offsetsOf, type RowShape } from './row-shapes.ts'

/** Rows of panels that lie on a face, with what they cost. */
export type Placing = { readonly rows: readonly PanelRow[]; readonly isRectangle: boolean; readonly rating: Rating }

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
  const offsets = offsetsOf({ columns, align }, face.pitch)
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

const rowsAt = (face: Face, x: number, y: number, shape: RowShape): readonly PanelRow[] => {
  const offsets = offsetsOf(shape, face.pitch)
  return shape.columns.map((columns, row) => ({ x: x + (offsets[row] as number), y: y + row * face.rowPitch, columns }))
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
  const others = [...beside, ...evenlyOnRibs(face, low), ...evenlyOnRibs(face, centre)]
  const places = [Math.min(Math.max(centre, low), high), low, high, ...others.filter((x) => x > low && x < high)]
  return [...new Set(places)]
}

/** Where feet stand on rafters or ribs: places within one pitch. */
const besideLines = ({ roof, field }: Face, x: number, given: Span): readonly number[] => {
  if (roof.railsUpSlope || roof.feetOn === 'anywhere') return []
  const { low, high } = whole(given)
  const step = Math.max(10, wholeNear(field.footLines.pitch / 12))
  return Array.from({ length: 12 }, (_, index) => x + (index - 6) * step).filter((at) => at >= low && at <= high)
}

const better = (one: Placing | null, other: Placing | null): Placing | null => {
  if (one === null || other === null) return one ?? other
  return isBetterRated(other.rating, one.rating) ? other : one
}

const placingAt = (face: Face, x: number, y: number, shape: RowShape): Placing | null => {
  const rows = rowsAt(face, x, y, shape)
  const rating = ratingOf(face, rows)
  return rating === null ? null : { rows, isRectangle: isRectangle(shape.columns), rating }
}

const bestOf = (face: Face, places: readonly number[], y: number, shape: RowShape): Placing | null =>
  places.reduce<Placing | null>((best, x) => better(best, placingAt(face, x, y, shape)), null)

/** The best place of a shape at a height. */
const bestPlace = (face: Face, y: number, shape: RowShape, isQuick: boolean): Placing | null => {
  let best: Placing | null = null
  for (const span of startsOf(face, y, shape)) {
    const length = lengthOf(face, Math.max(...shape.columns))
    const places = placesIn(face, span, length)
    const roughly = bestOf(face, isQuick ? places.slice(0, 1) : places, y, shape)
    const around = roughly?.rows[0]?.x ?? (places[0] as number)
    best = better(best, better(roughly, bestOf(face, besideLines(face, around, span), y, shape)))
  }
  return best
}

const shapesAt = (face: Face, y: number, rows: number, wanted: number, isQuick: boolean): readonly RowShape[] => {
  const most = Array.from({ length: rows }, (_, row) => mostColumns(face, y + row * face.rowPitch))
  const long = isQuick ? null : longRows(wanted, most)
  const counts = [evenRows(wanted, most), long].filter((each) => each !== null)
  const aligned = isQuick ? (['centre'] as const) : (['centre', 'left', 'right'] as const)
  const distinct = counts.filter((each, index) => index === 0 || each.join() !== counts[0]?.join())
  return distinct.flatMap((columns) =>
    isRectangle(columns) ? [{ columns, align: 'left' as const }] : aligned.map((align) => ({ columns, align })),
  )
}

/** Numbers of rows that are tried: as many as the face holds; of large arrays the fewest that hold them. */
const rowCounts = (face: Face, wanted: number, isQuick: boolean): readonly number[] => {
  const { height, rowPitch, width, pitch, zoned } = face
  const most = stepsWithin(zoned.plane.height - height, rowPitch) + 1
  const least = Math.max(1, stepsToCover(wanted * pitch, zoned.plane.width + pitch - width) - 1)
  const last = Math.min(most, wanted, isQuick ? least + 1 : Number.POSITIVE_INFINITY)
  return Array.from({ length: Math.max(0, last - least + 1) }, (_, index) => least + index)
}

/** Above this many panels fewer heights and places are tried. */
const MANY = 120

/**
 * So many panels in one block: a rectangle before rows of different lengths, then the fewest feet, then away from edges, then
 * in the middle. Null where one block does not hold them. Third pass 6.
 */
export const oneBlock = (face: Face, wanted: number): Placing | null => {
  const isQuick = wanted > MANY
  let [rectangle, stepped]: [Placing | null, Placing | null] = [null, null]
  for (const rows of rowCounts(face, wanted, isQuick))
    for (const y of heightsFor(face, rows, isQuick))
      for (const shape of shapesAt(face, y, rows, wanted, isQuick)) {
        if (isRectangle(shape.columns)) rectangle = better(rectangle, bestPlace(face, y, shape, isQuick))
        else if (rectangle === null) stepped = better(stepped, bestPlace(face, y, shape, isQuick))
      }
  return rectangle ?? stepped
}
