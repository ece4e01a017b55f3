import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { closestSpacing } from '../rails/run-arrangement.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { stepsWithin } from '../settings/whole-steps.ts'

/** The closest that legs may stand along a rail, mm; null: anywhere. */
const leastStep = ({ feetOn, members }: ArrayRoof): number | null => {
  if (feetOn === 'anywhere') return null
  return feetOn === 'members' ? members.pitch : feetOn.pitch
}

/**
 * Zones in which the legs of frames take more than one fixing holds, however near they stand: wind also turns a frame, which the
 * feet that were calculated do not feel.
 */
export const zonesWithoutLegs = (roof: ArrayRoof): readonly LayoutZone[] => {
  const step = leastStep(roof)
  if (roof.frames === null || step === null) return []
  return [...roof.answers.values()]
    .filter((answer) => stepsWithin(closestSpacing(answer, roof), step) < 1)
    .map(({ zone }) => zone)
}

/** The roof with panels only where legs hold them. */
export const whereLegsStand = (roof: ArrayRoof): ArrayRoof => {
  const closed = zonesWithoutLegs(roof)
  if (closed.length === 0) return roof
  return { ...roof, answers: new Map([...roof.answers].filter(([zone]) => !closed.includes(zone))) }
}
