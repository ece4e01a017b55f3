import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { assess } from '../src/assess.ts'

export const say = sayIn('en-AU')

/** The result with its codes put into words. */
export const assessInWords = (input: AssessmentInput, catalogue: Catalogue): AssessmentResult =>
  inWords(assess(input, catalogue), 'en-AU')
