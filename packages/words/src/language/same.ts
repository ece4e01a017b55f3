/** The same codes, each with a sentence. */
export type Same<English> = { readonly [Code in keyof English]: string }
