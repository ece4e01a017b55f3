import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Deepest batten that a foot's screw goes through, and the shallowest rafter that takes its thread, mm. Method 6.2. */
const DEEPEST_BATTEN = 50
const SHALLOWEST_RAFTER = 40

/** Feet of rails along timber battens whose screws go through the batten into the rafters that they stand over. */
export const hasFeetOverRafters = ({ options }: Pick<AssessmentInput, 'options'>): boolean => options.feetOverRafters

/** Fixings that rafters carry: tile hooks, and feet over rafters. */
export const standsOnRafters = (input: AssessmentInput): boolean =>
  input.roofCover.kind === 'tile' || hasFeetOverRafters(input)

const needOf = ({ roofCover, purlin, array, rafter }: AssessmentInput): string | null => {
  if (roofCover.kind !== 'tin-screwed') return 'screwed-tin'
  if (purlin.material !== 'timber') return 'timber-battens'
  if (purlin.depth > DEEPEST_BATTEN) return 'shallow-battens'
  if (array.railDirection !== 'parallel') return 'rails-along'
  if (rafter.material !== 'timber') return 'timber-rafters'
  return rafter.depth < SHALLOWEST_RAFTER ? 'deep-rafters' : null
}

/** What a roof lacks for feet over rafters; null: nothing. */
export const missingForFeetOverRafters = (input: AssessmentInput): Message | null => {
  const need = needOf(input)
  return need === null ? null : { code: 'feet-over-rafters-need', values: { need } }
}
