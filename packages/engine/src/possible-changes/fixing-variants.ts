import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { hasBattenCrossings } from '../members/crossing/crossing.ts'
import { hasFeetOverRafters, missingForFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { hasZeroRafterSize } from '../members/rafter/rafter.ts'
import type { Variant } from './variant.ts'

/** A second screw in each foot; none where feet have two already, or there are no feet. */
export const secondScrews = ({ roofCover, options }: AssessmentInput): readonly Variant[] =>
  roofCover.kind === 'tin-screwed' && options.screwsPerFoot === 1
    ? [
        {
          kind: 'screws',
          message: 'use-two-screws',
          touches: ['hardware'],
          change: (input) => ({ ...input, options: { ...input.options, screwsPerFoot: 2 } }),
        },
      ]
    : []

/** Feet over the rafters; none where they cannot stand there, or the size of the rafters is not known. */
export const feetOverRafters = (given: AssessmentInput): readonly Variant[] =>
  hasFeetOverRafters(given) || missingForFeetOverRafters(given) !== null || hasZeroRafterSize(given)
    ? []
    : [
        {
          kind: 'feet',
          message: 'use-feet-over-rafters',
          touches: ['hardware', 'members', 'rails'],
          change: (input) => ({ ...input, options: { ...input.options, feetOverRafters: true } }),
        },
      ]

/** Rails the other way, which also moves the clamps on the module. */
export const turnedRails = ({ array, roofCover }: AssessmentInput): Variant => {
  const railDirection = array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  const member = roofCover.kind === 'tile' ? 'battens' : 'purlins'
  return {
    kind: 'rails',
    message: { code: 'turn-rails', values: { direction: railDirection, member } },
    touches: ['rails'],
    change: (input) => ({ ...input, array: { ...input.array, railDirection } }),
  }
}

/** Battens whose screws are not known, or that are nailed. */
export const screwedBattens = (given: AssessmentInput): readonly Variant[] => {
  const { battenFixing, battenCapacity } = given.options
  if (!hasBattenCrossings(given) || battenCapacity !== null || battenFixing === 'two-screws') return []
  const numbers = battenFixing === 'one-screw' ? ([2] as const) : ([1, 2] as const)
  return numbers.map((screws): Variant => {
    const fixing = screws === 1 ? 'one-screw' : 'two-screws'
    return {
      kind: 'battens',
      message: { code: 'screw-battens', values: { screws } },
      touches: ['members'],
      change: (input) => ({ ...input, options: { ...input.options, battenFixing: fixing } }),
    }
  })
}

/** Crossings that two screws do not hold. @param capacities kN, from the smallest up */
export const heldCrossings = (capacities: readonly number[]): readonly Variant[] =>
  capacities.map((capacity) => ({
    kind: 'battens',
    message: { code: 'hold-battens', values: { capacity } },
    touches: ['members'],
    change: (input) => ({ ...input, options: { ...input.options, battenCapacity: capacity } }),
  }))

/** Screwed feet in place of clamps; none where the roof has no clamps. */
export const screwsForClamps = ({ roofCover }: AssessmentInput): readonly Variant[] =>
  roofCover.kind === 'tin-clamped'
    ? [
        {
          kind: 'fixing',
          message: 'screw-feet-instead-of-clamps',
          touches: ['hardware', 'members', 'rails'],
          change: (input) => ({
            ...input,
            array: { ...input.array, fixing: 'screw' },
            roofCover: { kind: 'tin-screwed' },
          }),
        },
      ]
    : []
