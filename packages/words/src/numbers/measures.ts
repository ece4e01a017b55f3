import { setbackText, spacingText } from './result-numbers.ts'
import { roundUp, wholePercent } from './rounding.ts'

/** Numbers with their units, in sentences of every language: at most three significant digits, whole millimetres. Stored values are not rounded. */
const shown = (value: number, digits: number): string => String(Number(value.toPrecision(digits)))

/** Tolerance for floating-point error before rounding up. */
const LAST_BITS = 1e-6
/** A ratio, rounded up to two decimals. */
export const hundredthsUp = (value: number): string => String(roundUp(value, 2))
/** A mass, rounded up to one decimal. */
export const tenthsUp = (value: number): string => String(roundUp(value, 1))
const hundredthsDown = (value: number): string => String(Math.floor(value * 100 + LAST_BITS) / 100)

export const millimetres = (value: number): string => `${spacingText(value)} mm`
/** A distance to keep, rounded up to millimetres. */
export const millimetresUp = (value: number): string => `${setbackText(value)} mm`
export const kilonewtons = (value: number): string => `${shown(value, 3)} kN`
export const kilopascals = (value: number): string => `${shown(value, 3)} kPa`
/** A demand, rounded up to two decimals: never shown smaller than it is. */
export const kilopascalsUp = (value: number): string => `${hundredthsUp(value)} kPa`
/** Distances to the centimetre. */
export const metresUp = (value: number): string => `${hundredthsUp(value)} m`
export const metresDown = (value: number): string => `${hundredthsDown(value)} m`
export const threeDigits = (value: number): string => shown(value, 3)

/** Power that is there, rounded down to two decimals. */
export const kilowatts = (value: number): string => `${hundredthsDown(value)} kW`

/** Utilisation as a percentage. */
export const percent = (utilisation: number): string => `${wholePercent(utilisation)} %`
