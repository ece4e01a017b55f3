import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { onOfferIn } from '@soundroof/contract/roofs/project/on-offer'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { advise } from '@soundroof/engine/advice/advise'
import { adviceInWords } from '@soundroof/report/wording/in-words'
import { type CalculationContext, figuresOf } from './calculation-context.ts'

/** What would make the roof of a result pass, by the engine and the tables in force. */
export const adviseOn = (input: AssessmentInput, { catalogue }: Pick<CalculationContext, 'catalogue'>): Advice =>
  adviceInWords(advise(input, catalogue, onOfferIn(figuresOf(catalogue).choices)), 'en-AU')
