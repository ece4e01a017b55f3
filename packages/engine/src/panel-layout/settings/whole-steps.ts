/** Guards a division of two lengths against the last bit. */
const EPSILON = 1e-9

/** Whole steps that lie within a length; below 0 for a length below 0. */
export const stepsWithin = (length: number, step: number): number => Math.floor(length / step + EPSILON)

/** Whole steps that it takes to cover a length. */
export const stepsToCover = (length: number, step: number): number => Math.ceil(length / step - EPSILON)

/** The number of whole steps nearest to a length. */
export const stepsNear = (length: number, step: number): number => Math.round(length / step)

/** Positions are compared to this many mm before they are rounded to whole millimetres. */
const SAME = 1e-6

/** The whole millimetre at or above a position. */
export const wholeFrom = (position: number): number => Math.ceil(position - SAME)

/** The whole millimetre at or below a position. */
export const wholeUpTo = (position: number): number => Math.floor(position + SAME)

/** The whole millimetre nearest to a position. */
export const wholeNear = (position: number): number => Math.round(position)
