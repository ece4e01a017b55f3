/** What is said where a result does not stand: `marked` with its date, `givenUp` with who decided. */
export type StandingRefusals = {
  readonly marked: 'underReconsideration' | 'asBuiltUnderReconsideration'
  readonly failed: 'resultNotCompared' | 'asBuiltNotCompared'
  readonly givenUp: 'resultGivenUp' | 'asBuiltGivenUp'
}

/** Of a certificate or a review. */
export const ofReview: StandingRefusals = {
  marked: 'underReconsideration',
  failed: 'resultNotCompared',
  givenUp: 'resultGivenUp',
}

/** Of what was built: for its installer, and the engineer who decides. */
export const ofAsBuilt: StandingRefusals = {
  marked: 'asBuiltUnderReconsideration',
  failed: 'asBuiltNotCompared',
  givenUp: 'asBuiltGivenUp',
}
