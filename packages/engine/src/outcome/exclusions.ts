import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'

/** What no assessment of this kind looks at. Method 8. */
const always: readonly string[] = [
  'Cleats, laps and bolts of purlins',
  'Fixings between batten and truss or rafter',
  'Distance of screws from the edges of narrow timber',
  'Portal and truss action, bracing and tie-down of the frame',
  'The point load of 1.4 kN of a person on the roof: panels do not change it',
  'Sliding of panels along the roof slope',
  'Open-sided buildings, carports and awnings',
  'The panels, their clamps and the roof sheet or tiles themselves',
  'Corrosion, decay and damage of the roof',
  'Snow, earthquake and ground-mounted arrays',
]

const ofPurlins = ({ purlin, roofCover }: AssessmentInput): readonly string[] => {
  if (purlin.material !== 'steel' || roofCover.kind === 'tile') return []
  if (purlin.section === 'top-hat') return ['Foot fixings, web crushing and fatigue of top hats']
  return purlin.support === 'lapped' ? ['End bays of lapped purlins of three and more spans'] : []
}

const ofRafters = ({ rafter }: AssessmentInput): readonly string[] =>
  rafter.material === 'steel' ? ['Deflection of steel rafters'] : []

/** What the assessment of this roof does not look at. */
export const exclusionsOf = (input: AssessmentInput): readonly string[] => [
  ...ofPurlins(input),
  ...ofRafters(input),
  ...always,
]
