import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { fixedUp } from './number-text.ts'

/** An instruction for every roof, not a condition of the verdict. */
export const setbackInstruction = ({ setback }: Pick<AssessmentResult, 'setback'>): string =>
  `Keep panels at least ${fixedUp(setback, 0)} mm from roof edges.`
