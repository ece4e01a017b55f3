import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Excluded from every assessment. Method 8. */
const always: readonly Message[] = [
  'excluded-cleats',
  'excluded-batten-fixings',
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

const ofRafters = ({ rafter }: AssessmentInput): readonly Message[] =>
  rafter.material === 'steel' ? ['excluded-steel-rafter-deflection'] : []

/** Exclusions of this roof. */
export const exclusionsOf = (input: AssessmentInput): readonly Message[] => [
  ...ofPurlins(input),
  ...ofRafters(input),
  ...always,
]
