type Values = Readonly<Record<string, string | null>>
/** Former and new value by field; null: none. */
export type Changes = Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>

/** Every value that differs, old and new, for the audit trail; null when none does. */
export const changesBetween = (before: Values, after: Values): Changes | null => {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}
