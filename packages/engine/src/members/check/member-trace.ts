import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedNode } from '@soundroof/contract/roofs/results/result'
import { clause, node, type Step } from '../../calculation/step.ts'
import { type LineLoads, lineSteps } from '../loads/line-loads.ts'
import { liveSpanSteps } from './downward-ratio.ts'
import { type JudgedCase, needsVariations, worstOf } from './judge-limits.ts'
import { ratioLimitSteps, ratioSteps } from './load-ratio.ts'
import { memberChecks } from './member-checks.ts'
import type { MemberLimit } from './member-limit.ts'
import type { PreparedMember } from './prepared-member.ts'
import { sagSteps } from './sag.ts'
import { variationNode } from './variation-trace.ts'

const share = clause<{ readonly S: number; readonly R: number }>(
  { symbol: 'u', label: 'utilisation', unit: '', clause: 'Method 6', formula: 'S / R' },
  ({ S, R }) => S / R,
)

/** Demand of a direction, its utilisation, and that of the bare roof. */
const addLimitSteps = (steps: Step[], limit: MemberLimit, lines: LineLoads, bare: LineLoads): void => {
  const worst = worstOf(limit, lines)
  if (worst.w <= 0 || worst.capacity <= 0) return
  const remarks = { branch: memberChecks[limit.id].title, status: limit.status }
  const demand = limit.effect.step?.(worst.w, remarks)
  if (demand !== undefined) steps.push(demand)
  steps.push(share({ S: worst.demand, R: worst.capacity }, remarks))
  const without = worstOf(limit, bare)
  if (without.w > 0) steps.push(limit.effect.bareShare(without.w, without.capacity, remarks))
}

/** What the derivation of a member under an arrangement prints. */
export type TracedMember = {
  readonly prepared: PreparedMember
  readonly judgedCase: JudgedCase
  /** Derivation of the strips. */
  readonly stripSteps: readonly Step[]
  /** Whether the loads with and without panels decide. */
  readonly isCompared: boolean
}

/** The same roof under other circumstances, where those comparisons are needed. */
const variationNodes = ({
  prepared: { member, limits },
  judgedCase,
  isCompared,
}: TracedMember): readonly CodedNode[] =>
  isCompared || needsVariations(limits, judgedCase)
    ? judgedCase.variations().map((variation) => variationNode(member, variation, isCompared))
    : []

/** The derivation of a member under an arrangement: strip, loads with and without panels, every utilisation. */
export const memberTrace = (traced: TracedMember, title: Message): CodedNode => {
  const { prepared, judgedCase, stripSteps, isCompared } = traced
  const { member, limits } = prepared
  const { loads, strip, bareStrip, lines, bare } = judgedCase.compared
  const steps = [
    ...stripSteps,
    ...lineSteps(loads, member, strip, false),
    ...lineSteps(loads, member, bareStrip, true),
    ...ratioSteps(member, judgedCase.compared),
  ]
  if (isCompared) steps.push(...liveSpanSteps(member), ...ratioLimitSteps(member, judgedCase.compared))
  for (const limit of limits) addLimitSteps(steps, limit, lines, bare)
  steps.push(...sagSteps(prepared.sags, judgedCase.compared))
  return node(member.name, title, steps, variationNodes(traced))
}
