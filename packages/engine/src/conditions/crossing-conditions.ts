import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Crossing, type CrossingRemedy, hasBattenCrossings } from '../members/crossing/crossing.ts'
import { memberZoneOf } from '../spacing/solve-zone.ts'
import type { SolvedZone } from '../zone-results/zone-result.ts'
import { when } from './conditions.ts'

type Place = { readonly zone: string; readonly remedy: CrossingRemedy }

const placesOf = (solved: readonly SolvedZone[], crossing: Crossing): readonly Place[] =>
  solved.flatMap(({ zone, solution: { chosen } }) => {
    const remedy = chosen === null ? null : crossing.remedy(memberZoneOf(zone), chosen.rails)
    return remedy === null ? [] : [{ zone: zone.title, remedy }]
  })

/** One condition for all zones, each with its number. Method 6.1. */
const toHold = (places: readonly Place[], isShut: boolean): readonly Message[] => {
  const [first] = places
  if (first === undefined) return []
  const { screw, isSteel } = first.remedy
  const zones = places.map(
    ({ zone, remedy: { demand, bare, screws } }): Message => ({
      code: 'crossing-in-zone',
      values: { zone, demand, bare, screws },
    }),
  )
  return [{ code: 'batten-crossings-must-hold', values: { isShut, places: zones, screw, isSteel } }]
}

/**
 * What must hold where battens or top hats cross the rafters.
 * @param crossing null: nothing is checked there
 * @param isShut the building counts as shut: an open door asks more of a crossing
 */
export const crossingConditions = (
  input: AssessmentInput,
  solved: readonly SolvedZone[],
  crossing: Crossing | null,
  isShut: boolean,
): readonly Message[] => [
  ...(crossing === null ? [] : toHold(placesOf(solved, crossing), isShut)),
  ...when(hasBattenCrossings(input) && input.options.built === 'before-1980', 'look-at-batten-fixings'),
]
