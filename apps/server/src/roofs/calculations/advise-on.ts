import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import type { AdviceAnswer, CodedAdvice, CodedPossibility, CodedRemedy } from '@soundroof/contract/roofs/results/advice'
import { answerEntries } from '@soundroof/contract/roofs/what-if/answer-entries'
import { remedyEntries } from '@soundroof/contract/roofs/what-if/remedy-entries'
import { remedyVariation } from '@soundroof/contract/roofs/what-if/remedy-variation'
import { advise } from '@soundroof/engine/advice/advise'
import { adviceInWords } from '@soundroof/words/result-in-words'
import { type CalculationContext, figuresOf } from './calculation-context.ts'

export type AskedAdvice = { readonly input: AssessmentInput; readonly on: Date }

const withEntries = (remedy: CodedRemedy, input: AssessmentInput, choices: Choices): CodedRemedy => {
  const entries = remedyEntries(remedy.change, choices)
  if (entries === null) return { ...remedy, variation: null }
  return { ...remedy, entries, variation: remedyVariation(entries, input) }
}

const withAnswer = (possibility: CodedPossibility, input: AssessmentInput, choices: Choices): CodedPossibility => {
  const entries = answerEntries(possibility.answer, input, choices)
  return entries.length === 0 ? possibility : { ...possibility, entries }
}

/** Adds to each change and each possible answer what to enter for it, and what a what-if varies for a change. */
const readyToEnter = (advice: CodedAdvice, input: AssessmentInput, choices: Choices): CodedAdvice => ({
  ...advice,
  unknowns: advice.unknowns.map((unknown) => ({
    ...unknown,
    low: withAnswer(unknown.low, input, choices),
    likely: withAnswer(unknown.likely, input, choices),
    high: withAnswer(unknown.high, input, choices),
  })),
  zones: advice.zones.map((zone) => ({
    ...zone,
    remedies: zone.remedies.map((remedy) => withEntries(remedy, input, choices)),
  })),
})

/**
 * Changes that make the roof of a result pass, by engine and tables in force. @param on its day decides which modules are
 * on offer
 */
export const adviseOn = (
  input: AssessmentInput,
  on: Date,
  { catalogue }: Pick<CalculationContext, 'catalogue'>,
): AdviceAnswer => {
  const { choices } = figuresOf(catalogue)
  const onOffer = onOfferIn(choices, on.toISOString().slice(0, 10))
  const coded = readyToEnter(advise(input, catalogue, onOffer), input, choices)
  return { ...adviceInWords(coded, 'en-AU'), coded }
}
