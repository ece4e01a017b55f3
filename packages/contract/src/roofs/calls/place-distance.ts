type Position = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Of the mean radius of the Earth, 6371.0088 km (IUGG). */
const KM_PER_DEGREE = radians(1) * 6371.0088

/** On a plane around the first position, km: good for what lies near it. */
export const kmBetween = (a: Position, b: Position): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(radians(a.latitude))) * KM_PER_DEGREE
