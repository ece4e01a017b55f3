import { reading, type Step } from '../../step.ts'

/** An internal pressure below it is no second surface. */
const LEAST_INTERNAL = 0.4

const wordsOf = (direction: string) => ({
  symbol: 'K_c',
  label: `Action combination factor, ${direction}`,
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.5',
})
const words = { outward: wordsOf('outward'), inward: wordsOf('inward') }

/**
 * Combination factor K_c of pressure on the roof with internal pressure: 0.9 in 2021 where the internal coefficient is
 * 0.4 or more, else 1.0. @param internal magnitude of the internal coefficient in that direction
 */
export const combinationFactor = (
  edition: '2021' | '2011',
  direction: 'outward' | 'inward',
  internal: number,
): Step => {
  if (edition === '2011') return reading(words[direction], 1, { branch: 'edition of 2011' })
  return internal >= LEAST_INTERNAL
    ? reading(words[direction], 0.9, { branch: 'roof and internal pressure act together' })
    : reading(words[direction], 1, { branch: 'internal pressure below 0.4 does not count' })
}

/** Least product of K_a and K_c. */
export const LEAST_REDUCTION = 0.8
