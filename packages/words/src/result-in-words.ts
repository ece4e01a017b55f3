import type { Advice, CodedAdvice } from '@soundroof/contract/roofs/results/advice'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { AssessmentResult, BriefResult, CodedResult } from '@soundroof/contract/roofs/results/result'
import { adviceBy, briefBy, nodeInWords } from './each-sentence.ts'
import type { Say } from './language/wording.ts'
import type { Language } from './languages.ts'
import { sayIn } from './say.ts'

/** Members keep their order: a stored result reads the same to the byte. */
const resultBy = (result: CodedResult, say: Say): AssessmentResult => {
  const { instructions: _, warnings: __, provisional: ___, ...inOrder } = result
  return { ...inOrder, ...briefBy(result, say), trace: nodeInWords(result.trace, say) }
}

/** The result as answered, shown and printed: every message as a sentence. */
export const inWords = (result: CodedResult, language: Language): AssessmentResult => resultBy(result, sayIn(language))

/** Without the derivation. */
export const briefInWords = (result: CodedResult, language: Language): BriefResult => briefBy(result, sayIn(language))

const asIssued = (text: string): Message => ({ code: 'as-issued', values: { text } })

/** A result stored as sentences, in the form of a coded one: it reads as issued in every language. */
export const codedAsIssued = (result: AssessmentResult): CodedResult =>
  // Sentences are in the places of messages, so the same traversal works both ways.
  resultBy(result as unknown as CodedResult, asIssued as unknown as Say) as unknown as CodedResult

export const adviceInWords = (advice: CodedAdvice, language: Language): Advice => adviceBy(advice, sayIn(language))
