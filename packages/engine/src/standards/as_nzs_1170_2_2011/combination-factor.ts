import { reading, type Step } from '../../calculation/step.ts'
import { combinationWords, type PressureDirection } from '../as_nzs_1170_2/combination-factor.ts'

/** K_c is not reduced in this edition. */
export const combinationFactor2011 = (direction: PressureDirection): Step =>
  reading(combinationWords[direction], 1, { branch: 'not-reduced-in-2011' })
