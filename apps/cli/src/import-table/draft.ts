/** A table as a file tells it, before it is proven: members may be missing or of any kind. */
export type Draft = Readonly<Record<string, unknown>>

/** A draft, or why there is none: one sentence each, naming row and column. */
export type ReadDraft =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly string[] }

export const unread = (...problems: readonly string[]): ReadDraft => ({ ok: false, problems })
