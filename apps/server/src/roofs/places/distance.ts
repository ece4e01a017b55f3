import { kmBetween } from '@soundroof/contract/roofs/calls/place-distance'
import type { Position } from '@soundroof/engine/site/region-at-position'

/** Undefined for an empty list. */
export const nearestTo = <P extends Position>(at: Position, places: readonly P[]): P | undefined => {
  let nearest: P | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const place of places) {
    const km = kmBetween(at, place)
    if (km < distance) [nearest, distance] = [place, km]
  }
  return nearest
}
