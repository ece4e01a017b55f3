import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ArrayMass } from '../../actions/array-mass.ts'
import { tiltOf } from '../../actions/tilt.ts'
import { radians } from '../../calculation/units.ts'
import { type Drawn, rowsOn } from '../frames/facing-sun.ts'
import { weightOf } from '../rails/foot-loads.ts'
import type { Frames } from '../settings/frame-rows.ts'

/** Tilt frames of an assessed roof, as they lie on its first face; null: flush panels. */
export const framesOf = (input: AssessmentInput, mass: ArrayMass, roof: Drawn): Frames | null => {
  const tilt = tiltOf(input.array)
  if (tilt === null) return null
  const { site, building, options } = input
  const { form } = roof.building
  const first = form === 'flat' || form === 'skillion' ? 'roof' : 'front'
  const across = Math.cos(radians(building.roofSlope))
  return {
    tilt,
    angle: building.roofSlope + tilt,
    latitude: site.latitude,
    lowEdge: options.panelGap,
    weight: { againstUplift: 0.9 * weightOf(mass.lighter) * across, asLoad: 1.2 * weightOf(mass.heavier) },
    ...rowsOn(first, site.latitude, roof),
  }
}
