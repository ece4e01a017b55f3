import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Corrosivity, PermitRules } from '@soundroof/contract/roofs/catalogue/place-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { verbatim } from '../calculation/verbatim.ts'
import { hasFeetOverRafters, missingForFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { corrosivityAt } from '../site/corrosivity.ts'

/** Which screws the distance to the sea asks for. Below tiles they are those of the hooks: no sheeting is pierced. */
const ofSea = ({ options, roofCover }: AssessmentInput, corrosivity: Corrosivity): readonly Message[] => {
  const { seaDistance, seaWater } = options
  if (seaDistance === null) return []
  const category = corrosivityAt(seaDistance, seaWater, corrosivity)
  return [
    { code: roofCover.kind === 'tile' ? 'hook-screws-for-category' : 'screws-for-category', values: { category } },
    ...(seaDistance < corrosivity.moduleDistance ? (['ask-module-maker-by-the-sea'] as const) : []),
  ]
}

const permitLine = ({ name, rule, mostPerFoot }: PermitRules['rows'][number], mass: number | null): Message =>
  mostPerFoot === null || mass === null
    ? { code: 'permit-rule', values: { name, rule } }
    : { code: 'permit-foot-mass', values: { name, rule, mass, most: mostPerFoot } }

/** Rules of the state. */
export const permitRowsOf = ({ state, region }: AssessmentInput['site'], { rows }: PermitRules): PermitRules['rows'] =>
  rows.filter((row) => row.state === state && row.regions.some((letter) => region.startsWith(letter)))

/** Screws of feet over rafters are longer by the batten; where crossings limit other feet, these may stand further apart. */
const ofFeet = (
  input: AssessmentInput,
  { battenFixings }: Catalogue['fixings'],
  isLimitedByCrossings: boolean,
): readonly Message[] => {
  if (missingForFeetOverRafters(input) !== null || input.purlin.material !== 'timber') return []
  if (!hasFeetOverRafters(input)) return isLimitedByCrossings ? ['feet-over-rafters-reach-further'] : []
  const values = { batten: input.purlin.depth, thread: battenFixings.thread.length }
  return [{ code: 'screws-through-battens', values }]
}

/** What instructions read of a result. */
export type Found = {
  /** The greatest on one foot, kg; null: none. */
  readonly mass: number | null
  /** Some zone's feet stand closer than they might with screws added to the batten crossings. */
  readonly isLimitedByCrossings: boolean
}

/** Screws of feet over rafters, what to use by the sea, and what the state asks: no conditions. Method 1.3. */
export const placeInstructions = (
  input: AssessmentInput,
  { fixings, regions }: Catalogue,
  { mass, isLimitedByCrossings }: Found,
): readonly Message[] => [
  ...ofFeet(input, fixings, isLimitedByCrossings),
  ...ofSea(input, fixings.corrosivity),
  ...permitRowsOf(input.site, regions.permitRules).map((row) => permitLine(row, mass)),
]

/** The distance to the sea with its corrosivity category, as an assumption; empty: the distance is not known. Method 1.3. */
export const seaAssumption = ({ options }: AssessmentInput, corrosivity: Corrosivity): CodedResult['assumptions'] => {
  const { seaDistance: distance, seaWater: water } = options
  if (distance === null) return []
  const values = { distance, water, category: corrosivityAt(distance, water, corrosivity) }
  return [{ label: 'distance-to-the-sea', value: { code: 'sea-and-category', values }, source: verbatim('Method 1.3') }]
}
