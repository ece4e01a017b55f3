import type { Advice, CodedAdvice } from '@soundroof/contract/roofs/results/advice'
import type { Message, MessageValues, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'
import type {
  AssessmentResult,
  BriefResult,
  CodedNode,
  CodedResult,
  CodedStep,
  TraceNode,
  TraceStep,
} from '@soundroof/contract/roofs/results/result'
import { adviceBy, briefBy } from './each-sentence.ts'
import { englishAustralia } from './en-au/en-au.ts'
import type { Say, Wording } from './language/wording.ts'

const catalogues = { 'en-AU': englishAustralia } as const satisfies Readonly<Record<string, Wording>>
export type Language = keyof typeof catalogues

/** Replaces messages by sentences of a language. */
export const sayIn = (language: Language): Say => {
  const words: Wording = catalogues[language]
  const say: Say = (message: Message): string => {
    const code = typeof message === 'string' ? message : message.code
    const said: unknown = words[code]
    if (typeof message === 'string' && typeof said === 'string') return said
    if (typeof message === 'string' || typeof said !== 'function')
      throw new RangeError(`${language} has no words for the message ${JSON.stringify(message)}.`)
    return (said as (values: MessageValues[ValuedCode], say: Say) => string)(message.values, say)
  }
  return say
}

const stepInWords = (step: CodedStep, say: Say): TraceStep => {
  const worded = { ...step, label: say(step.label) } as TraceStep
  if (step.branch !== undefined) worded.branch = say(step.branch)
  if (step.source !== undefined) worded.source = say(step.source)
  return worded
}

const nodeInWords = (node: CodedNode, say: Say): TraceNode => ({
  ...node,
  title: say(node.title),
  steps: node.steps.map((step) => stepInWords(step, say)),
  children: node.children.map((child) => nodeInWords(child, say)),
})

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
