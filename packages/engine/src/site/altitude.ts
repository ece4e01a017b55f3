import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'

type Known = Pick<AssessmentInput['options'], 'altitude' | 'topography'>

/** Altitude of the site above sea level, m: the larger where a hill has one as well; null: not known. */
export const knownAltitude = ({ altitude, topography }: Known): number | null => {
  const ofHill = topography?.elevation ?? 0
  if (altitude === null) return ofHill > 0 ? ofHill : null
  return Math.max(altitude, ofHill)
}
