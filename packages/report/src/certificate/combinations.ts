import type { AssessmentResult, CheckResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import type { Cell } from '../blocks/blocks.ts'
import { type CheckSubject, isOfFrame, subjectOf } from '../blocks/check-groups.ts'
import { shownZones } from '../blocks/zone-table.ts'
import type { PackTable } from '../pack/pack-blocks.ts'
import { significant } from '../wording/number-text.ts'
import { partOf } from '../wording/trace-lookup.ts'

/** AS/NZS 1170.0:2002 clauses 4.2.2 (strength) and 4.3 (service), as the method uses them. */
const combinations = [
  { name: 'C1', title: 'Uplift, ultimate', factors: '0.9 G + W_u up', symbols: ['w_u', 'w_o'], duration: 'wind load' },
  { name: 'C2', title: 'Uplift, service', factors: 'G + W_s up', symbols: ['w_s', 'w_so'], duration: null },
  {
    name: 'C3',
    title: 'Downward, ultimate',
    factors: '1.2 G + W_u down',
    symbols: ['w_d', 'w_i'],
    duration: 'wind load',
  },
  { name: 'C4', title: 'Downward, service', factors: 'G + W_s down', symbols: ['w_sd', 'w_si'], duration: null },
  { name: 'C5', title: 'Permanent', factors: '1.35 G', symbols: ['w_p'], duration: 'permanent load' },
  { name: 'C6', title: 'Imposed', factors: '1.2 G + 1.5 Q', symbols: ['w_q', 'w_L0'], duration: 'live load' },
] as const

/** Symbols of the loads on panels and fixings; the others are of members. */
const onPanels: readonly string[] = ['w_u', 'w_s', 'w_d', 'w_sd']

const hasStep = (node: TraceNode, symbol: string): boolean =>
  node.steps.some((step) => step.symbol === symbol) || node.children.some((child) => hasStep(child, symbol))

const checksOf = (say: Say, result: AssessmentResult): readonly CheckResult[] => [
  ...shownZones(say, result).flatMap(({ checks }) => checks),
  ...result.roofChecks,
]

const memberNames: Readonly<Record<Exclude<CheckSubject, 'fixings'>, string>> = { purlin: 'purlins', rafter: 'rafters' }

const membersIn = (checks: readonly CheckResult[]): readonly string[] =>
  (['purlin', 'rafter'] as const).flatMap((member) => {
    const own = checks.filter((check) => subjectOf(check) === member)
    if (own.length === 0) return []
    return [own.every(isOfFrame) ? 'frame compared with the bare roof' : memberNames[member]]
  })

const usedFor = (checks: readonly CheckResult[], found: readonly string[]): string =>
  [
    ...(found.some((symbol) => onPanels.includes(symbol)) ? ['panels, rails, fixings'] : []),
    ...(found.some((symbol) => !onPanels.includes(symbol)) ? membersIn(checks) : []),
  ].join('; ')

/** Duration of load factors of timber, by the load that lasts so long. */
const durationOf = ({ trace }: AssessmentResult, load: string | null): string | null => {
  if (load === null) return null
  const steps = ['purlin-capacity', 'rafter-capacity'].flatMap((id) => partOf(trace, id)?.steps ?? [])
  const step = steps.find(({ symbol, branch }) => symbol === 'k_1' && branch?.includes(load))
  return step === undefined ? null : significant(step.value)
}

const none: Cell = { text: '–', tone: 'muted' }

/** Combinations that the result holds, each with its factors and what it is used for. */
export const combinationTable = (say: Say, result: AssessmentResult): PackTable => {
  const checks = checksOf(say, result)
  const used = combinations.flatMap((one) => {
    const found = one.symbols.filter((symbol) => hasStep(result.trace, symbol))
    return found.length === 0 ? [] : [{ ...one, found }]
  })
  const hasTimber = used.some(({ duration }) => durationOf(result, duration) !== null)
  return {
    kind: 'table',
    caption: 'Combinations',
    isDense: true,
    columns: [
      { title: '', align: 'left', weight: 20 },
      { title: 'Combination', align: 'left', weight: 92 },
      { title: 'Factors', align: 'left', weight: 92 },
      { title: 'Used for', align: 'left', weight: 230 },
      ...(hasTimber ? [{ title: 'k_1 of timber', align: 'right' as const, weight: 60 }] : []),
    ],
    rows: used.map(({ name, title, factors, duration, found }) => {
      const factor = durationOf(result, duration)
      return [
        { text: name, strong: true },
        { text: title },
        { text: factors, strong: true, symbols: true },
        { text: usedFor(checks, found) },
        ...(hasTimber ? [factor === null ? none : { text: factor }] : []),
      ]
    }),
  }
}
