/** Numbers in sentences: at most three significant digits, millimetres whole. Sentences only; values stay unrounded. */
const shown = (value: number, digits: number): string => String(Number(value.toPrecision(digits)))

export const millimetres = (value: number): string => `${Math.floor(value)} mm`
export const kilonewtons = (value: number): string => `${shown(value, 3)} kN`
export const kilopascals = (value: number): string => `${shown(value, 3)} kPa`
export const metresOf = (value: number): string => `${shown(value, 3)} m`
export const degrees = (value: number): string => `${shown(value, 4)} degrees`

/** Utilisation as a percentage, rounded up: 100.2 is shown as 101. */
export const percent = (utilisation: number): string => `${Math.ceil(utilisation * 100 - 1e-6)} %`

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
