/** A product as a file tells it, before it is proven: members may be missing or of any kind. */
export type ProductDraft = {
  readonly value: unknown
  /** Where a member stands in the file, in words. */
  readonly placeOf: (path: readonly PropertyKey[]) => string
}

export type ReadProducts = { readonly drafts: readonly ProductDraft[]; readonly problems: readonly string[] }

export const unreadable = (...problems: readonly string[]): ReadProducts => ({ drafts: [], problems })
