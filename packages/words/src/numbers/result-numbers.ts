import { roundUp, wholeDown } from './rounding.ts'

/** Each number of a result in its one rounding, the safe side: demands and distances to keep up, spacings down. */

/** Of fixings along a rail, whole mm. */
export const spacingText = (millimetres: number): string => String(wholeDown(millimetres))
/** Distance to keep from roof edges, whole mm. */
export const setbackText = (millimetres: number): string => String(roundUp(millimetres, 0))
/** Sizes of zones, m. */
export const zoneSizeText = (metres: number): string => roundUp(metres, 2).toFixed(2)
/** kPa. */
export const upliftText = (pressure: number): string => roundUp(pressure, 2).toFixed(2)
/** N* on one fixing, kN. */
export const forceText = (force: number): string => roundUp(force, 2).toFixed(2)
/** On one fixing, kg. */
export const massText = (mass: number): string => roundUp(mass, 1).toFixed(1)
