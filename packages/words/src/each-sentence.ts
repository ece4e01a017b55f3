import type { CodedLayout, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Advice, CodedAdvice } from '@soundroof/contract/roofs/results/advice'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type {
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
import type { Say } from './language/wording.ts'

const checkInWords = ({ loadRatioOf, ...check }: CodedCheckResult, say: Say): CheckResult => ({
  ...check,
  title: say(check.title),
  reason: say(check.reason),
  ...(loadRatioOf === undefined ? {} : { loadRatioOf: say(loadRatioOf) }),
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
  ...(place.settingOut === undefined ? {} : { settingOut: say(place.settingOut) }),
  governingCheck: orNull(place.governingCheck, say),
  checks: place.checks.map((check) => checkInWords(check, say)),
  warnings: place.warnings.map((message) => say(message)),
  ...(place.ifSupport === undefined
    ? {}
    : { ifSupport: place.ifSupport.map((other) => ({ ...other, support: say(other.support) })) }),
  alternatives: place.alternatives.map(({ condition, ...rest }) =>
    condition === undefined ? rest : { ...rest, condition: say(condition) },
  ),
  advice: place.advice === null ? null : changeInWords(place.advice, say),
  place: say(place.place),
})

/** Without the derivation. */
export const briefBy = (
  { trace: _, instructions, warnings, provisional, ...result }: CodedResult,
  say: Say,
): BriefResult => ({
  ...result,
  zoneResults: result.zoneResults.map((zone): ZoneResult => placeInWords(zone, say)),
  resultString: say(result.resultString),
  conditions: result.conditions.map((message) => say(message)),
  ...(provisional === undefined ? {} : { provisional: say(provisional) }),
  ...(instructions === undefined ? {} : { instructions: instructions.map((message) => say(message)) }),
  ...(warnings === undefined ? {} : { warnings: warnings.map((message) => say(message)) }),
  ridgeCorner: result.ridgeCorner === null ? null : placeInWords(result.ridgeCorner, say),
  roofChecks: result.roofChecks.map((check) => checkInWords(check, say)),
  assumptions: result.assumptions.map(({ label, value, source }) => ({
    label: say(label),
    value: say(value),
    source: say(source),
  })),
  notChecked: result.notChecked.map((message) => say(message)),
  exclusions: result.exclusions.map((message) => say(message)),
  unverified: result.unverified.map(({ item, ...rest }) => ({ item: say(item), ...rest })),
})

export const adviceBy = ({ zones, rafters, zoneCount, unknowns }: CodedAdvice, say: Say): Advice => {
  const answered = <P extends { readonly answer: Message }>(possibility: P) => ({
    ...possibility,
    answer: say(possibility.answer),
  })
  return {
    zones: zones.map(({ title, blockedBy, remedies, nothingHelps }) => ({
      title,
      blockedBy: orNull(blockedBy, say),
      remedies: remedies.map((remedy) => ({ ...changeInWords(remedy, say), remains: say(remedy.remains) })),
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

const stepInWords = (step: CodedStep, say: Say): TraceStep => {
  const worded = { ...step, label: say(step.label) } as TraceStep
  if (step.branch !== undefined) worded.branch = say(step.branch)
  if (step.source !== undefined) worded.source = say(step.source)
  return worded
}

/** The derivation. */
export const nodeInWords = (node: CodedNode, say: Say): TraceNode => ({
  ...node,
  title: say(node.title),
  steps: node.steps.map((step) => stepInWords(step, say)),
  children: node.children.map((child) => nodeInWords(child, say)),
})

/** A layout as it is answered and drawn. */
export const layoutBy = (layout: CodedLayout, say: Say): Layout => ({
  ...layout,
  refused: layout.refused.map((panel) => ({ ...panel, reason: say(panel.reason) })),
  lost: layout.lost.map(({ reason, panels }) => ({ reason: say(reason), panels })),
  warnings: layout.warnings.map((message) => say(message)),
  assumptions: layout.assumptions.map((message) => say(message)),
})
