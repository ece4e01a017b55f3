const trimmedValue = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** A step's draft without white space round its texts, as it is checked and kept. */
export const trimmed = <D extends object>(draft: D): D =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, trimmedValue(value)])) as D
