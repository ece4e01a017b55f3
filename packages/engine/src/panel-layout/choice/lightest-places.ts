import { placesBelow } from '../rails/run-arrangement.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { wholeNear } from '../settings/whole-steps.ts'
import type { ZoneAnswer } from '../settings/zone-answer.ts'
import type { Face } from './face-room.ts'

/** Rows, or with rails up the slope columns, one after the other; mm. */
type Following = { readonly pitch: number; readonly count: number; readonly nearTo: number }

/** The largest share of a rail where rows follow one another from a place on; infinite where one finds no lines. */
const largestShare = (answer: ZoneAnswer, roof: ArrayRoof, from: number, { pitch, count }: Following): number => {
  const faces = roof.frames?.faces ?? null
  let largest = 0
  for (let row = 0; row < count && Number.isFinite(largest); row += 1) {
    const placed = placesBelow(answer, { v: from + row * pitch, faces }, roof.railLines, roof)
    largest = Math.max(largest, placed?.share ?? Number.POSITIVE_INFINITY)
  }
  return largest
}

const least = <Place>(places: readonly Place[], of: (place: Place) => number): readonly Place[] =>
  places.length === 0 ? [] : [places.reduce((best, next) => (of(next) < of(best) ? next : best))]

/** Of places across the rails the nearest one where they fit on lines, and for each zone the one under which they carry least. */
export const lightestPlaces = (roof: ArrayRoof, places: readonly number[], following: Following): readonly number[] => {
  const byZone = [...roof.answers.values()].map((answer) =>
    places
      .map((at) => ({ at, share: largestShare(answer, roof, at, following) }))
      .filter(({ share }) => Number.isFinite(share)),
  )
  const nearest = least(byZone.flat(), ({ at }) => Math.abs(at - following.nearTo))
  const lightest = byZone.flatMap((fitting) => least(fitting, ({ share }) => share))
  return [...new Set([...nearest, ...lightest].map(({ at }) => at))]
}

/** How many places within one pitch of ribs or rafters are tried. */
const TRIES = 24

/** Where rails up the slope of so many columns carry least, each on a rib or rafter, within one pitch from a place on. */
export const lightestOnRibs = ({ roof, pitch, lightest }: Face, from: number, columns: number): readonly number[] => {
  const { railLines, railsUpSlope } = roof
  if (railLines === null || !railsUpSlope) return []
  const key = `${from} ${columns}`
  const known = lightest.get(key)
  if (known !== undefined) return known
  const places = Array.from({ length: TRIES }, (_, index) => wholeNear(from + (index * railLines.pitch) / TRIES))
  const found = lightestPlaces(roof, places, { pitch, count: columns, nearTo: from })
  lightest.set(key, found)
  return found
}
