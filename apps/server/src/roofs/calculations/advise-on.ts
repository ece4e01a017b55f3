import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { onOfferIn } from '@soundroof/contract/roofs/project/on-offer'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { advise } from '@soundroof/engine/advice/advise'
import { adviceInWords } from '@soundroof/report/wording/in-words'
import { type CalculationContext, figuresOf } from './calculation-context.ts'

export type AskedAdvice = { readonly input: AssessmentInput; readonly on: Date }

/** What would make the roof of a result pass, by the engine and the tables in force. @param on its day decides which modules are on offer */
export const adviseOn = (
  input: AssessmentInput,
  on: Date,
  { catalogue }: Pick<CalculationContext, 'catalogue'>,
): Advice => {
  const onOffer = onOfferIn(figuresOf(catalogue).choices, on.toISOString().slice(0, 10))
  return adviceInWords(advise(input, catalogue, onOffer), 'en-AU')
}
