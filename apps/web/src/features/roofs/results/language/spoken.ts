import type { Advice, AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult, CodedBrief, CodedResult } from '@soundroof/contract/roofs/results/result'
import { adviceBy, briefBy, nodeInWords } from '@soundroof/words/each-sentence'
import type { Say } from '../../../../platform/words/use-say.ts'

/** Results and advice in the screen's language. Their reports stay English. */

/** The English answer, where another release sent codes that this page has no words for. */
export const orAsAnswered = <T>(said: () => T, answered: T): T => {
  try {
    return said()
  } catch {
    return answered
  }
}

type Answered<R extends BriefResult> = { readonly result: R; readonly coded?: CodedBrief | CodedResult | undefined }

/** A result stored as sentences has them as its codes, so it stays English. */
export const spokenResult = <R extends BriefResult>({ strictly }: Say, { result, coded }: Answered<R>): R => {
  if (coded === undefined) return result
  return orAsAnswered(() => {
    const trace = 'trace' in coded ? { trace: nodeInWords(coded.trace, strictly) } : {}
    return { ...result, ...(briefBy(coded as CodedResult, strictly) as BriefResult), ...trace } as R
  }, result)
}

export const spokenAdvice = ({ strictly }: Say, answer: AdviceAnswer): Advice =>
  orAsAnswered(() => adviceBy(answer.coded, strictly), answer)
