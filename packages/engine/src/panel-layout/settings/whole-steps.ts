/** Guards a division of two lengths against the last bit. */
const EPSILON = 1e-9

/** Whole steps that lie within a length; below 0 for a length below 0. */
export const stepsWithin = (length: number, step: number): number => Math.floor(length / step + EPSILON)

/** Whole steps that it takes to cover a length. */
export const stepsToCover = (length: number, step: number): number => Math.ceil(length / step - EPSILON)
