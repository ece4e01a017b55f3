type Known = {
  readonly stored: { readonly summary: { readonly hasResult: boolean } } | undefined
  readonly subscription: { readonly active: boolean } | null
  /** Undefined while it is on its way. */
  readonly issued: object | null | undefined
}

/** Whether the result is only for subscribers: this account has none, and no result of the project was issued. */
export const isForSubscribers = ({ stored, subscription, issued }: Known): boolean =>
  stored !== undefined && !stored.summary.hasResult && issued === null && subscription?.active !== true
