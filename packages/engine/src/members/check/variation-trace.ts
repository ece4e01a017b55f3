import { type CodedNode, node, type Step } from '../../calculation/step.ts'
import { lineSteps, upliftSteps } from '../loads/line-loads.ts'
import type { Member } from '../loads/member.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import { downwardLimitSteps, downwardRatioSteps, variesDownward } from './downward-ratio.ts'
import { lightWindStep, upliftLimitStep, upliftRatioSteps } from './uplift-ratio.ts'

const loadSteps = (variation: Variation, member: Member): readonly Step[] => {
  const { loads, strip, bareStrip, lines, bare } = variation.compared
  return variesDownward(variation)
    ? [...lineSteps(loads, member, strip, false), ...lineSteps(loads, member, bareStrip, true)]
    : [...upliftSteps(loads, member, strip, lines, false), ...upliftSteps(loads, member, bareStrip, bare, true)]
}

const upliftComparison = (compared: WithAndWithoutPanels): readonly Step[] => [
  ...upliftRatioSteps(compared),
  upliftLimitStep(compared),
  lightWindStep(compared),
]
const downwardComparison = (member: Member, compared: WithAndWithoutPanels): readonly Step[] => [
  ...downwardRatioSteps(member, compared),
  ...downwardLimitSteps(member, compared),
]

/** Loads with and without panels on a variation of the roof, and where their ratio counts, that. */
export const variationNode = (member: Member, variation: Variation, isCompared: boolean): CodedNode => {
  const { id, title, steps, compared } = variation
  const ratios = isCompared ? upliftComparison(compared) : []
  const down = isCompared && variesDownward(variation) ? downwardComparison(member, compared) : []
  return node(id, title, [...steps, ...loadSteps(variation, member), ...ratios, ...down])
}
