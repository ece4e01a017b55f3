/** The same codes in another language. */
export type Same<English> = { readonly [Code in keyof English]: string }
