import type { WhatIfMessages } from '@soundroof/contract/platform/messages/what-if'
import type { Same } from '../../language/same.ts'

export const whatIf = {
  whatIfKnown: 'What-if changes only what was answered with Unsure. {label} of this project is known.',
  whatIfNotMeasured: 'What-if varies {label} only within the error with which it was measured.',
  whatIfIsFree: 'Change the array and its assumptions and see every zone at once. Nothing is issued or charged.',
  whatIfNeedsResult:
    'What-if works on a roof whose result was calculated and charged. The present inputs of this project have no such result.',
  whatIfNotRead: 'The address of this page has values that what-if does not know. They were left out.',
  whatIfNothingChanged: 'Nothing changed yet.',
  whatIfNotCalculated: 'These values are not calculated',
  whatIfNoSuchZone: 'There is no such zone.',
  whatIfCalculating: 'Calculating',
  whatIfOpensWizard:
    'The wizard opens with these values as changes to this project. The issued result stays as it is until you press Calculate.',
  whatIfCostsNothing: 'These values have been calculated for this project before: calculating them again is free.',
  whatIfCostsOne: 'Calculating them takes one calculation. Left: {left}.',
  whatIfNoneLeft: 'No calculations are left: with these values the project would be saved without a result.',
  whatIfOffer: 'Another tilt, panel, rail or edition: see every zone at once, free of charge.',
  remedyEntered: 'Entered: {change}. Look through the steps, then Calculate.',
  remedyApplyHint:
    'Each suggestion was calculated. Apply opens the wizard with it; the issued result stays as it is until you press Calculate.',
} as const satisfies Same<WhatIfMessages>
