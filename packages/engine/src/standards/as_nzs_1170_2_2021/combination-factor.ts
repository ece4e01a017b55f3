import { reading, type Step } from '../../calculation/step.ts'
import { combinationWords, type PressureDirection } from '../as_nzs_1170_2/combination-factor.ts'

/** Below it the internal pressure does not count as a second surface. */
const LEAST_INTERNAL = 0.4

/** K_c, table 5.5: 0.9 where the internal coefficient is 0.4 or more, else 1.0. @param internal its magnitude in that direction */
export const combinationFactor2021 = (direction: PressureDirection, internal: number): Step =>
  internal >= LEAST_INTERNAL
    ? reading(combinationWords[direction], 0.9, { branch: 'roof-and-internal-pressure-act-together' })
    : reading(combinationWords[direction], 1, { branch: 'internal-pressure-below-0-4-does-not-count' })
