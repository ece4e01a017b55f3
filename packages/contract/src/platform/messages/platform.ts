/** Calls that are refused before their content is read. */
export type TransportMessages = {
  readonly networkError: never
  /** Said by the application itself. */
  readonly noConnection: never
  readonly addressUnknown: never
  readonly serviceAway: never
  readonly versionOvertaken: never
  readonly serverError: never
  readonly loginRequired: never
  readonly forbidden: never
  readonly notSigned: never
  readonly signatureWrong: never
  readonly randomStrWrong: never
  readonly keyRandomStrWrong: never
  readonly requestStale: never
  readonly requestReplayed: never
  readonly apiKeyWrong: never
  readonly apiKeyGone: never
  readonly apiKeyEnded: never
  readonly apiKeyExpired: never
  readonly apiKeyOfClosedAccount: never
  readonly apiKeyOfOtherCompany: never
  readonly apiKeyNotTaken: never
  readonly apiKeyLacksScope: 'scope'
  readonly apiKeyAndToken: never
  readonly methodNotAllowed: 'method'
  readonly policyInvalid: never
  readonly policyExpired: never
  readonly tooManyRequests: 'wait'
  readonly tooManyAtOnce: never
}
