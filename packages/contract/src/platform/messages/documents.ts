/** About issued documents. */
export type DocumentMessages = {
  readonly reportTypeOrKind: never
  readonly certificateWithoutResult: never
  readonly certificateWithoutAnswer: never
  readonly certificateCheckedBy: 'engineer'
  readonly certificateOfYours: never
  readonly certificateUnchecked: never
  readonly certificateNotToCheck: never
  readonly certificateEnded: never
  readonly certificateOfOther: 'name'
  readonly certificateConditions: never
  readonly conditionToDispose: never
  readonly tooManyTemplates: 'most'
  readonly templateUnknown: never
  readonly conditionStands: never
  readonly certificateEntryEmpty: 'label'
  readonly registrationOfOtherState: 'register' | 'state'
  readonly reportWithoutResult: never
  readonly documentCodeInvalid: never
  readonly documentUnknown: never
  readonly documentWithdrawn: never
  readonly voidProposedByYou: never
  readonly fileMissing: never
  readonly documentAlreadyVoid: never
  readonly abnInvalid: never
}
