import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { inWords } from '@soundroof/words/result-in-words'

/** A stored result, as it is answered and printed. */
export const storedInWords = (resultJson: string): AssessmentResult => inWords(JSON.parse(resultJson), 'en-AU')
