import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { GRAVITY } from '../calculation/units.ts'
import { hasBattenCrossings } from '../members/crossing/crossing.ts'
import { timberRafterKind } from '../members/rafter/timber-rafter.ts'
import { mayHaveSnow, type SnowTables } from './snow.ts'

/** What is not checked, only where this roof has it. Method 8. */

const when = (holds: boolean, code: Extract<Message, string>): readonly Message[] => (holds ? [code] : [])

const isTile = ({ roofCover }: AssessmentInput): boolean => roofCover.kind === 'tile'
const isTruss = (input: AssessmentInput): boolean =>
  input.rafter.material === 'timber' && timberRafterKind(input) === 'truss'

/** Z and C purlins stand on cleats; top hats and battens lie on the rafters. */
const ofPurlins = (input: AssessmentInput): readonly Message[] => {
  const { purlin } = input
  if (purlin.material !== 'steel' || isTile(input)) return []
  if (purlin.section === 'top-hat') return ['excluded-top-hat-feet']
  return [...when(purlin.support === 'lapped', 'excluded-end-bays'), 'excluded-cleats']
}

const hasBattens = (input: AssessmentInput): boolean =>
  isTile(input) || input.purlin.material === 'timber' || input.purlin.section === 'top-hat'

const ofFixings = (input: AssessmentInput): readonly Message[] => {
  const isTimberPurlin = !isTile(input) && input.purlin.material === 'timber'
  return [
    ...when(hasBattens(input) && !hasBattenCrossings(input), 'excluded-batten-fixings'),
    ...when(isTimberPurlin || input.rafter.material === 'timber', 'excluded-edge-distance'),
  ]
}

/** Weight of a mass, kPa. */
const arrayWeight = (mass: number): number => (mass * GRAVITY) / 1000

/** What panels add to rafters, where these were checked. */
export type AddedToRafters = {
  /** Of the array where it counts as load, kg/m2. */
  readonly mass: number
  /** Part by which the largest downward load grows. */
  readonly downward: number | null
  /** Weight of roof and rafter, kPa. */
  readonly roofWeight: number
}

const ofSteelFrame = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => {
  const portal: Message =
    added === null || added.downward === null
      ? 'excluded-portal-action'
      : { code: 'excluded-portal', values: { mass: added.mass, added: added.downward } }
  const isCSection = added !== null && input.options.steelRafter === 'c-section'
  return [...when(isCSection, 'excluded-bolted-knees'), portal, 'excluded-steel-rafter-deflection']
}

/** Mass of the array and its part of the roof's own weight; null: no truss. */
const addedToTruss = (input: AssessmentInput, { mass, roofWeight }: AddedToRafters) =>
  isTruss(input) ? { mass, share: arrayWeight(mass) / roofWeight } : null

const ofTruss = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => {
  const truss = added === null ? null : addedToTruss(input, added)
  return truss === null
    ? when(isTruss(input), 'excluded-truss-action')
    : [{ code: 'excluded-truss-forces', values: truss }]
}

/** Advice on what panels add to trusses, beside the exclusion: page one prints instructions. Method 7. */
export const trussInstructions = (input: AssessmentInput, added: AddedToRafters | null): readonly Message[] => {
  const truss = added === null ? null : addedToTruss(input, added)
  return truss === null ? [] : [{ code: 'truss-forces-not-checked', values: truss }]
}

const ofRoof = (input: AssessmentInput, tables: SnowTables): readonly Message[] => [
  'excluded-bracing',
  'excluded-person',
  ...when(input.building.roofSlope > 0, 'excluded-sliding'),
  ...when(input.options.sides === 'partly-open', 'excluded-attached-awnings'),
  'excluded-beyond-module-checks',
  isTile(input) ? 'excluded-tiles' : 'excluded-sheeting',
  'excluded-damage',
  ...when(mayHaveSnow(input, tables), 'excluded-snow'),
  'excluded-earthquake',
]

/** Exclusions of this roof. @param added null: rafters were not checked */
export const exclusionsOf = (
  input: AssessmentInput,
  tables: SnowTables,
  added: AddedToRafters | null,
): readonly Message[] => [
  ...(input.rafter.material === 'steel' ? ofSteelFrame(input, added) : ofTruss(input, added)),
  ...ofPurlins(input),
  ...ofFixings(input),
  ...ofRoof(input, tables),
]
