import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedChangeThatHelps } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import type { Hardware } from '../checks/check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf } from '../layout/arrangements.ts'
import { firstPassing, type RoofMembers } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import { paired, secondScrew, turnedRails, type Variant } from './variants.ts'

export type FittedRoof = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  readonly members: RoofMembers
  /** Hardware of the unchanged roof. */
  readonly hardware: Hardware
}

/** Arrangement of a zone after a change; null if the zone still fails. */
export type Option = (zone: Zone, actions: ZoneActions) => CodedChangeThatHelps | null

const changeOption = (fittedRoof: FittedRoof, { message, change }: Variant, hardware: () => Hardware): Option => {
  const { input, catalogue, members } = fittedRoof
  const setup = once(() => arrangementsOf(change(input), catalogue, hardware(), members))
  return (zone, actions) => {
    const passing = firstPassing(zone, actions, setup())
    if (passing === null) return null
    return { change: message, numRails: passing.layout.numRails, fixingSpacing: passing.spacing as number }
  }
}

/** Changes that are quick to try for a failing zone, the smallest first; `advise` tries more. */
export const optionsFor = (fittedRoof: FittedRoof): readonly Option[] => {
  const { input, catalogue, cyclonic, hardware } = fittedRoof
  const [screw, turned] = [secondScrew(input), turnedRails(input)]
  // The direction of the rails does not change the hardware.
  const asFitted = () => hardware
  if (screw === null) return [changeOption(fittedRoof, turned, asFitted)]
  const withScrews = once(() => fitHardware(screw.change(input), catalogue, cyclonic).hardware)
  return [
    changeOption(fittedRoof, screw, withScrews),
    changeOption(fittedRoof, turned, asFitted),
    changeOption(fittedRoof, paired(screw, turned), withScrews),
  ]
}

/**
 * The smallest change that makes a failing zone pass, found with the same functions as the result: two screws per foot,
 * the other rail direction, both; null when none of them does.
 */
export const smallestChange = (
  zone: Zone,
  actions: ZoneActions,
  options: readonly Option[],
): CodedChangeThatHelps | null => {
  for (const option of options) {
    const change = option(zone, actions)
    if (change !== null) return change
  }
  return null
}
