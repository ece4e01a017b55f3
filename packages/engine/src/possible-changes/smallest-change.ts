import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedChangeThatHelps } from '@soundroof/contract/roofs/results/result'
import type { PanelPressure } from '../actions/panel-pressure.ts'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { prepareMembers } from '../members/prepare-members.ts'
import type { WindOnSite } from '../site/wind-on-site.ts'
import { arrangementsOf, type RailOptions, railOptionsOf } from '../spacing/arrangements.ts'
import { type Arrangements, firstPassing } from '../spacing/solve-zone.ts'
import type { Zone } from '../spacing/zones.ts'
import { feetOverRafters, secondScrews, turnedRails } from './fixing-variants.ts'
import type { Variant } from './variant.ts'

/** A roof with its hardware, on which a smallest change is looked for. */
export type FittedRoof = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  /** Of the unchanged roof. */
  readonly arrangements: Arrangements
}

/** The roof in its wind. */
type RoofInWind = Omit<FittedRoof, 'arrangements'> & { readonly wind: WindOnSite; readonly pressure: PanelPressure }

/** A change with the arrangements of the whole roof after it. */
export type Option = { readonly variant: Variant; readonly setUp: () => Arrangements }

/** A change of which is known whether it leaves room for a panel. */
export type CheckedOption = Option & { readonly hasRoom: () => boolean }

/** The same roof with its feet over the rafters; null where they cannot stand there. Method 6.2. */
export const overRaftersOn = ({ input, catalogue, cyclonic, wind, pressure }: RoofInWind): Option | null => {
  const [variant] = feetOverRafters(input)
  if (variant === undefined) return null
  const setUp = once(() => {
    const changed = variant.change(input)
    const { hardware } = fitHardware(changed, catalogue, cyclonic)
    const members = prepareMembers({ input: changed, catalogue, wind, pressure })
    return arrangementsOf(railOptionsOf(changed, catalogue), hardware, members)
  })
  return { variant, setUp }
}

/**
 * The two smallest changes, which are quick to try for a failing zone: two screws per foot, and rails the other way.
 * `advise` tries more.
 */
export const optionsFor = ({ input, catalogue, cyclonic, arrangements }: FittedRoof): readonly Option[] => {
  const { hardware, members } = arrangements
  const rails: RailOptions = arrangements
  const screws = secondScrews(input).map((variant) => ({
    variant,
    setUp: once(() => arrangementsOf(rails, fitHardware(variant.change(input), catalogue, cyclonic).hardware, members)),
  }))
  const turned = turnedRails(input)
  const turning = once(() => arrangementsOf(railOptionsOf(turned.change(input), catalogue), hardware, members))
  return [...screws, { variant: turned, setUp: turning }]
}

/** The first of these changes that makes a failing zone pass and leaves room for a panel; null when none does. */
export const smallestChange = (
  zone: Zone,
  actions: ZoneActions,
  options: readonly CheckedOption[],
): CodedChangeThatHelps | null => {
  for (const option of options) {
    const passing = firstPassing(zone, actions, option.setUp())
    if (passing === null || passing.spacing === null || !option.hasRoom()) continue
    return { change: option.variant.message, numRails: passing.layout.numRails, fixingSpacing: passing.spacing }
  }
  return null
}
