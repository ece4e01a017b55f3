import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { inWords, sayIn } from '@soundroof/report/wording/in-words'
import { assess } from '../src/assess.ts'

export const say = sayIn('en-AU')

/** The result with its codes put into words. */
export const assessInWords = (input: AssessmentInput, catalogue: Catalogue): AssessmentResult =>
  inWords(assess(input, catalogue), 'en-AU')
