type Known = {
  readonly stored: { readonly summary: { readonly hasResult: boolean } } | undefined
  readonly subscription: { readonly active: boolean } | null
  /** Undefined while loading. */
  readonly issued: object | null | undefined
}

/** True when the account has no subscription and the project no issued result. */
export const isSubscribersOnly = ({ stored, subscription, issued }: Known): boolean =>
  stored !== undefined && !stored.summary.hasResult && issued === null && subscription?.active !== true
