const trimmedValue = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** A step's draft with trimmed texts, as checked and stored. */
export const trimmed = <D extends object>(draft: D): D =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, trimmedValue(value)])) as D
