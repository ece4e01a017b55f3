import type { AssessmentResult } from '@soundroof/contract/result'
import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { outputOf } from './output-text.ts'
import type { Question } from './question.ts'

export type Calculated = { readonly result: AssessmentResult; readonly output: string }

/** The result of a question, calculated anew each time: what a caller reads is what this engine says now. */
export const calculate = ({ input }: Question): Calculated => {
  const result = assess(input, catalogue)
  return { result, output: outputOf(result, input) }
}
