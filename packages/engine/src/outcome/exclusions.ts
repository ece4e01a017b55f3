import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { arrayMassOf } from '../actions/array-mass.ts'
import { GRAVITY } from '../calculation/units.ts'
import { hasBattenCrossings } from '../members/crossing/crossing.ts'
import { timberRafterKind } from '../members/rafter/timber-rafter.ts'

/** Excluded from every assessment. Method 8. */
const always: readonly Message[] = [
  'excluded-cleats',
  'excluded-edge-distance',
  'excluded-frame',
  'excluded-person',
  'excluded-sliding',
  'excluded-open-buildings',
  'excluded-panels-and-cover',
  'excluded-damage',
  'excluded-snow-and-earthquake',
]

const ofPurlins = ({ purlin, roofCover }: AssessmentInput): readonly Message[] => {
  if (purlin.material !== 'steel' || roofCover.kind === 'tile') return []
  if (purlin.section === 'top-hat') return ['excluded-top-hat-feet']
  return purlin.support === 'lapped' ? ['excluded-end-bays'] : []
}

/** Weight of a mass, kPa. */
const arrayWeight = (mass: number): number => (mass * GRAVITY) / 1000

/** What panels add to rafters, where these were checked. */
export type AddedToRafters = {
  /** Part by which the largest downward load grows. */
  readonly downward: number | null
  /** Weight of roof and rafter, kPa. */
  readonly roofWeight: number
}

const ofSteel = (mass: number, { downward }: AddedToRafters, isCSection: boolean): readonly Message[] => [
  ...(isCSection ? (['excluded-bolted-knees'] as const) : []),
  ...(downward === null ? [] : [{ code: 'excluded-portal', values: { mass, added: downward } } as const]),
]

/** Mass of the array and its part of the roof's own weight; null: no truss. */
const addedToTruss = (input: AssessmentInput, { roofWeight }: AddedToRafters) => {
  if (input.rafter.material === 'steel' || timberRafterKind(input) !== 'truss') return null
  const mass = arrayMassOf(input).heavier
  return { mass, share: arrayWeight(mass) / roofWeight }
}

const ofRafters = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => {
  const mass = arrayMassOf(input).heavier
  const isSteel = input.rafter.material === 'steel'
  const sag: readonly Message[] = isSteel ? ['excluded-steel-rafter-deflection'] : []
  if (added === null) return sag
  if (isSteel) return [...ofSteel(mass, added, input.options.steelRafter === 'c-section'), ...sag]
  const truss = addedToTruss(input, added)
  return truss === null ? sag : [{ code: 'excluded-truss-forces', values: truss }]
}

/** Advice on what panels add to trusses, beside the exclusion: page one prints instructions. Method 7. */
export const trussInstructions = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => {
  const truss = added === null ? null : addedToTruss(input, added)
  return truss === null ? [] : [{ code: 'truss-forces-not-checked', values: truss }]
}

/** Exclusions of this roof. @param added null: rafters were not checked */
export const exclusionsOf = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => [
  ...ofRafters(input, added),
  ...ofPurlins(input),
  ...(hasBattenCrossings(input) ? [] : ['excluded-batten-fixings' as const]),
  ...always.filter((each) => each !== 'excluded-open-buildings' || input.options.sides === 'enclosed'),
]
