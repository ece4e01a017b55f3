/** Messages of what-if. */
export type WhatIfMessages = {
  readonly whatIfKnown: 'label'
  readonly whatIfNotMeasured: 'label'
  readonly whatIfIsFree: never
  readonly whatIfNeedsResult: never
  readonly whatIfNotRead: never
  readonly whatIfNothingChanged: never
  readonly whatIfNotCalculated: never
  readonly whatIfNoSuchZone: never
  readonly whatIfCalculating: never
  readonly whatIfOpensWizard: never
  readonly whatIfCostsNothing: never
  readonly whatIfCostsOne: 'left'
  readonly whatIfNoneLeft: never
  readonly whatIfOffer: never
  readonly remedyEntered: 'change'
  readonly remedyApplyHint: never
}
