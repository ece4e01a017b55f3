/** For floating-point error before rounding. */
const LAST_BITS = 1e-6

/** Up to so many decimals. */
export const roundUp = (value: number, decimals: number): number => {
  const steps = 10 ** decimals
  return Math.ceil(value * steps - LAST_BITS) / steps
}

export const wholeDown = (value: number): number => Math.floor(value + LAST_BITS)

/** Relative excess over a capacity that setting out in whole pitches may cause, as in the engine. */
const ALLOWED = 1e-8

/** Whether demand / capacity fails. */
export const exceeds = (utilisation: number): boolean => utilisation > 1 + ALLOWED

/**
 * Utilisation in per cent, rounded up as in the engine: 0.863 is 87. Never smaller than it is; one that passes is never above
 * 100, one that fails never below 101.
 */
export const wholePercent = (utilisation: number): number =>
  exceeds(utilisation) ? Math.max(101, roundUp(utilisation * 100, 0)) : roundUp(Math.min(utilisation, 1) * 100, 0)
