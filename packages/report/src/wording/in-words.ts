import type { Advice, CodedAdvice } from '@soundroof/contract/roofs/results/advice'
import type { Message, MessageValues, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'
import type {
  AssessmentResult,
  BriefResult,
  ChangeThatHelps,
  CheckResult,
  CodedChangeThatHelps,
  CodedCheckResult,
  CodedNode,
  CodedResult,
  CodedStep,
  CodedZoneResult,
  TraceNode,
  TraceStep,
  ZoneResult,
} from '@soundroof/contract/roofs/results/result'
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

const checkInWords = (check: CodedCheckResult, say: Say): CheckResult => ({
  ...check,
  title: say(check.title),
  reason: say(check.reason),
})

const changeInWords = <Change extends CodedChangeThatHelps>(
  change: Change,
  say: Say,
): Omit<Change, 'change'> & Pick<ChangeThatHelps, 'change'> => ({ ...change, change: say(change.change) })

const orNull = (message: Message | null, say: Say): string | null => (message === null ? null : say(message))

type Place = Omit<CodedZoneResult, 'title' | 'notApplicable'>

/** Common to a zone and the ends of the ridge. */
const placeInWords = <P extends Place>(place: P, say: Say) => ({
  ...place,
  ...(place.reason === undefined ? {} : { reason: say(place.reason) }),
  ...(place.blockedBy === undefined ? {} : { blockedBy: { ...place.blockedBy, words: say(place.blockedBy.words) } }),
  railPlacement: orNull(place.railPlacement, say),
  governingCheck: orNull(place.governingCheck, say),
  checks: place.checks.map((check) => checkInWords(check, say)),
  warnings: place.warnings.map(say),
  alternatives: place.alternatives.map(({ condition, ...rest }) =>
    condition === undefined ? rest : { ...rest, condition: say(condition) },
  ),
  advice: place.advice === null ? null : changeInWords(place.advice, say),
  place: say(place.place),
})

const briefBy = ({ trace: _, instructions, warnings, ...result }: CodedResult, say: Say): BriefResult => ({
  ...result,
  zoneResults: result.zoneResults.map((zone): ZoneResult => placeInWords(zone, say)),
  resultString: say(result.resultString),
  conditions: result.conditions.map(say),
  ...(instructions === undefined ? {} : { instructions: instructions.map(say) }),
  ...(warnings === undefined ? {} : { warnings: warnings.map(say) }),
  ridgeCorner: result.ridgeCorner === null ? null : placeInWords(result.ridgeCorner, say),
  roofChecks: result.roofChecks.map((check) => checkInWords(check, say)),
  assumptions: result.assumptions.map(({ label, value, source }) => ({
    label: say(label),
    value: say(value),
    source: say(source),
  })),
  notChecked: result.notChecked.map(say),
  exclusions: result.exclusions.map(say),
  unverified: result.unverified.map(({ item, ...rest }) => ({ item: say(item), ...rest })),
})

/** Members keep their order: a stored result reads the same to the byte. */
const resultBy = (result: CodedResult, say: Say): AssessmentResult => {
  const { instructions: _, warnings: __, ...inOrder } = result
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

export const adviceInWords = ({ zones, rafters, zoneCount, unknowns }: CodedAdvice, language: Language): Advice => {
  const say = sayIn(language)
  const answered = <P extends { readonly answer: Message }>(possibility: P) => ({
    ...possibility,
    answer: say(possibility.answer),
  })
  return {
    zones: zones.map(({ title, blockedBy, remedies, nothingHelps }) => ({
      title,
      blockedBy: orNull(blockedBy, say),
      remedies: remedies.map((remedy) => changeInWords(remedy, say)),
      nothingHelps: orNull(nothingHelps, say),
    })),
    rafters: orNull(rafters, say),
    zoneCount,
    unknowns: unknowns.map(({ question, low, likely, high, measure }) => ({
      question: say(question),
      low: answered(low),
      likely: answered(likely),
      high: answered(high),
      measure: say(measure),
    })),
  }
}
