import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedChangeThatHelps } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { Hardware } from '../checks/check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf } from '../layout/arrangements.ts'
import { firstPassing } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import type { MemberCheck } from '../members/check/member-check.ts'
import { paired, secondScrew, turnedRails, type Variant } from './variants.ts'

export type Situation = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  readonly memberChecks: readonly MemberCheck[]
  /** What the input is fitted with. */
  readonly hardware: Hardware
}

/** What a change would make of a zone; null when the zone does not pass with it. */
export type Option = (zone: Zone, actions: ZoneActions) => CodedChangeThatHelps | null

/** Made when the first zone asks for it: most roofs need few of the changes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const changeOption = (situation: Situation, { message, change }: Variant, hardware: () => Hardware): Option => {
  const { input, catalogue, memberChecks } = situation
  const setup = once(() => arrangementsOf(change(input), catalogue, hardware(), memberChecks))
  return (zone, actions) => {
    const passing = firstPassing(zone, actions, setup())
    if (passing === null) return null
    return { change: message, numRails: passing.layout.numRails, fixingSpacing: passing.spacing as number }
  }
}

/** What may make a failing zone pass and costs little to try, the smallest change first; `advise` searches further. */
export const optionsFor = (situation: Situation): readonly Option[] => {
  const { input, catalogue, cyclonic, hardware } = situation
  const [screw, turned] = [secondScrew(input), turnedRails(input)]
  // The direction of the rails changes nothing of the hardware.
  const asFitted = () => hardware
  if (screw === null) return [changeOption(situation, turned, asFitted)]
  const withScrews = once(() => fitHardware(screw.change(input), catalogue, cyclonic).hardware)
  return [
    changeOption(situation, screw, withScrews),
    changeOption(situation, turned, asFitted),
    changeOption(situation, paired(screw, turned), withScrews),
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
