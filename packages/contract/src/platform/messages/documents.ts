/** About issued documents. */
export type DocumentMessages = {
  readonly reportTypeOrKind: never
  readonly certificateWithoutResult: never
  readonly certificateEnded: never
  readonly certificateOfOther: 'name'
  readonly certificateConditions: never
  readonly reportWithoutResult: never
  readonly documentCodeInvalid: never
  readonly documentUnknown: never
  readonly documentWithdrawn: never
  readonly voidProposedByYou: never
  readonly fileMissing: never
  readonly documentAlreadyVoid: never
  readonly abnInvalid: never
}
