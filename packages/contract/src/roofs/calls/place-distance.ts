type Position = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Of the mean radius of the Earth, 6371.0088 km (IUGG). */
const KM_PER_DEGREE = radians(1) * 6371.0088

/** On a plane around the first position, km: good for what lies near it. */
export const kmBetween = (a: Position, b: Position): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(radians(a.latitude))) * KM_PER_DEGREE

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
