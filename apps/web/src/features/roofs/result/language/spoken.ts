import type { Advice, AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult, CodedBrief, CodedResult } from '@soundroof/contract/roofs/results/result'
import { adviceBy, briefBy, layoutBy, nodeInWords } from '@soundroof/words/each-sentence'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Laid } from '../array/use-layout.ts'

/** What results, advice and layouts say, in the language of the screen. Their reports stay as they are printed. */

type Answered<R extends BriefResult> = { readonly result: R; readonly coded?: CodedBrief | CodedResult | undefined }

/** A result stored as sentences is coded as these: it stays English. */
export const spokenResult = <R extends BriefResult>(say: Say, { result, coded }: Answered<R>): R => {
  if (coded === undefined) return result
  const trace = 'trace' in coded ? { trace: nodeInWords(coded.trace, say) } : {}
  return { ...result, ...(briefBy(coded as CodedResult, say) as BriefResult), ...trace } as R
}

export const spokenAdvice = (say: Say, { coded }: AdviceAnswer): Advice => adviceBy(coded, say)

/** A layout, and why there is none. */
export const spokenLaid = <L extends Laid>(say: Say, laid: L): L => {
  const { answer } = laid
  if (answer?.coded === undefined) return laid
  const { layout, coded } = answer
  return { ...laid, answer: { ...answer, layout: layoutBy({ ...layout, ...coded }, say) } }
}
