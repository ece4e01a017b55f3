import type { Language } from '@soundroof/contract/identity/languages'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { inWords } from '@soundroof/words/result-in-words'

/** A stored result in words, for answers and reports. */
export const storedInWords = (resultJson: string, language: Language = 'en-AU'): AssessmentResult =>
  inWords(JSON.parse(resultJson), language)
