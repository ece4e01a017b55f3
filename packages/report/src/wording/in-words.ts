import type { Advice, CodedAdvice } from '@soundroof/contract/roofs/results/advice'
import type { Message, MessageValues, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'
import type {
  AssessmentResult,
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

/** Puts messages into the words of a language. */
export const sayIn = (language: Language): Say => {
  const words: Wording = catalogues[language]
  const say: Say = (message: Message): string => {
    if (typeof message === 'string') return words[message]
    const { code, values } = message
    return (words[code] as (values: MessageValues[ValuedCode], say: Say) => string)(values, say)
  }
  return say
}

const stepInWords = (step: CodedStep, say: Say): TraceStep => {
  const worded: TraceStep = {
    symbol: step.symbol,
    label: say(step.label),
    value: step.value,
    unit: step.unit,
    clause: step.clause,
    formula: step.formula,
    given: step.given,
    status: step.status,
  }
  if (step.branch !== undefined) worded.branch = say(step.branch)
  if (step.source !== undefined) worded.source = say(step.source)
  return worded
}

const nodeInWords = ({ id, title, steps, children }: CodedNode, say: Say): TraceNode => ({
  id,
  title: say(title),
  steps: steps.map((step) => stepInWords(step, say)),
  children: children.map((child) => nodeInWords(child, say)),
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

/** What a zone and the ends of the ridge have in common. */
const placeInWords = <P extends Place>(place: P, say: Say) => ({
  ...place,
  ...(place.reason === undefined ? {} : { reason: say(place.reason) }),
  railPlacement: orNull(place.railPlacement, say),
  governingCheck: orNull(place.governingCheck, say),
  checks: place.checks.map((check) => checkInWords(check, say)),
  warnings: place.warnings.map(say),
  advice: place.advice === null ? null : changeInWords(place.advice, say),
  place: say(place.place),
})

/** A result as it is answered, shown and printed: every message in the words of a language. */
export const inWords = (result: CodedResult, language: Language): AssessmentResult => {
  const say = sayIn(language)
  return {
    ...result,
    zoneResults: result.zoneResults.map((zone): ZoneResult => placeInWords(zone, say)),
    resultString: say(result.resultString),
    conditions: result.conditions.map(say),
    ridgeCorner: result.ridgeCorner === null ? null : placeInWords(result.ridgeCorner, say),
    roofChecks: result.roofChecks.map((check) => checkInWords(check, say)),
    assumptions: result.assumptions.map(({ label, value, source }) => ({
      label: say(label),
      value: say(value),
      source: say(source),
    })),
    notChecked: result.notChecked.map(say),
    exclusions: result.exclusions.map(say),
    unverified: result.unverified.map(({ item, where }) => ({ item: say(item), where })),
    trace: nodeInWords(result.trace, say),
  }
}

/** Advice as it is answered. */
export const adviceInWords = ({ zones, zoneCount, unknowns }: CodedAdvice, language: Language): Advice => {
  const say = sayIn(language)
  const answered = <P extends { readonly answer: Message }>(possibility: P) => ({
    ...possibility,
    answer: say(possibility.answer),
  })
  return {
    zones: zones.map(({ title, remedies }) => ({
      title,
      remedies: remedies.map((remedy) => changeInWords(remedy, say)),
    })),
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
