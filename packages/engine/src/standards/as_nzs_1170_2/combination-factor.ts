import { reading, type Step } from '../../step.ts'

/** An internal pressure below it is no second surface. */
const LEAST_INTERNAL = 0.4

const words = {
  symbol: 'K_c',
  label: 'Action combination factor',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.5',
} as const

/**
 * Combination factor K_c of pressure on the roof with internal pressure: 0.9 in 2021 where the internal coefficient is
 * 0.4 or more, else 1.0. @param internal magnitude of the internal coefficient in that direction
 */
export const combinationFactor = (edition: '2021' | '2011', internal: number): Step => {
  if (edition === '2011') return reading(words, 1, { branch: 'edition of 2011' })
  return internal >= LEAST_INTERNAL
    ? reading(words, 0.9, { branch: 'roof and internal pressure act together' })
    : reading(words, 1, { branch: 'internal pressure below 0.4 does not count' })
}

/** Least product of K_a and K_c. */
export const LEAST_REDUCTION = 0.8
