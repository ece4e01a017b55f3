type Line = { readonly name: string; readonly value: string }

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(' / ') : String(value ?? '–'))

/** What a proposed capacity table says above its rows, a line for each member. */
export const entryLines = (entry: Readonly<Record<string, unknown>>): readonly Line[] =>
  Object.entries(entry).map(([name, value]) => ({ name, value: textOf(value) }))
