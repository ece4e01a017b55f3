import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { displacedLive } from '../check/downward-ratio.ts'
import {
  failingUtilisationOf,
  type JudgedCase,
  judgeLimit,
  type MemberCase,
  purlinNoWorse,
  statusesOf,
  utilisationsOf,
} from '../check/judge-limits.ts'
import {
  failingComparisonUtilisation,
  judgeRatios,
  loadComparisons,
  loadRatios,
  ratioStatuses,
} from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement, MemberZone } from '../check/member-check.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { ByRatio, PreparedMember } from '../check/prepared-member.ts'
import { lineLoadsOf, type MemberLoads } from '../loads/line-loads.ts'
import { lowerRoofsOf, type WithAndWithoutPanels } from '../loads/lower-roofs.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps, type Rails } from '../loads/strip.ts'

/** The loads in a zone: its own coefficients of panels where it has them. */
const inZone = (loads: MemberLoads, { panel }: MemberZone): MemberLoads => {
  if (panel === null) return loads
  // A zone's own coefficients apply to low roofs only, without local factor: there is no lower roof to compare.
  return {
    ...loads,
    C_m: Math.max(loads.C_m, panel.suction),
    C_down: Math.max(loads.C_down, panel.downward),
    low: null,
  }
}

/** Estimated capacities are shown for information; the ratios of loads decide. */
const forInformation = (result: CodedCheckResult, { reason }: ByRatio, memberStatus: MemberStatus): CodedCheckResult =>
  result.outcome === 'not-applicable'
    ? result
    : { ...result, outcome: 'not-checked', reason: { code: 'for-information', values: { reason } }, memberStatus }

const results = (prepared: PreparedMember, judgedCase: JudgedCase, displaced: number): readonly CodedCheckResult[] => {
  const { limits, byRatio } = prepared
  const own = limits.map((limit) => judgeLimit(limit, judgedCase))
  if (byRatio === null) return own
  const { status, reason } = byRatio
  const comparisons = loadComparisons(judgedCase.compared, displaced, judgedCase.lower)
  const decisive = judgeRatios(comparisons, judgedCase.ratios, { status, reason })
  const memberStatus = failingComparisonUtilisation(comparisons) > 0 ? 'increased' : 'unchanged'
  return [...decisive, ...own.map((result) => forInformation(result, byRatio, memberStatus))]
}

/** Purlins or battens under sheeting, zone by zone. Method 6. */
export const purlinCheck = (prepared: PreparedMember, roofLoads: MemberLoads): MemberCheck => {
  const { member, limits, byRatio } = prepared
  const displaced = displacedLive(member)
  return (zone) => {
    const loads = inZone(roofLoads, zone)
    const without = bareStrip(member, zone.local)
    const bare = lineLoadsOf(loads, member, without)
    const bareUtilisations = utilisationsOf(limits, bare)
    return (rails: Rails): MemberJudgement => {
      const strip = purlinStrip(member, zone.local, rails)
      const lines = lineLoadsOf(loads, member, strip)
      const compared: WithAndWithoutPanels = { member, loads, strip, bareStrip: without, lines, bare }
      const lower = lowerRoofsOf(compared)
      const memberCase: MemberCase = { noWorse: purlinNoWorse, compared, lower }
      const judgedCase = (): JudgedCase => {
        const ratios = loadRatios(compared, displaced)
        return { name: 'purlin', noWorse: purlinNoWorse, compared, lower, ratios }
      }
      const comparisons = () => loadComparisons(compared, displaced, lower)
      const stripSteps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      return {
        failingUtilisation:
          byRatio === null
            ? failingUtilisationOf(limits, bareUtilisations, memberCase)
            : failingComparisonUtilisation(comparisons()),
        statuses: () =>
          byRatio === null ? statusesOf(limits, bareUtilisations, memberCase) : ratioStatuses(comparisons()),
        results: () => results(prepared, judgedCase(), displaced),
        trace: () =>
          memberTrace({ prepared, judgedCase: judgedCase(), stripSteps: stripSteps() }, 'purlins-in-this-zone'),
      }
    }
  }
}
