/** A table as read from a file, before validation: members may be missing or of any type. */
export type Draft = Readonly<Record<string, unknown>>

/** A draft, or the problems, each naming row and column. */
export type ReadDraft =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly string[] }

export const unread = (...problems: readonly string[]): ReadDraft => ({ ok: false, problems })
