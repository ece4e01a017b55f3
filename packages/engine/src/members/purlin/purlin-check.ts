import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { displacedLive } from '../check/downward-ratio.ts'
import {
  type Judging,
  judgeLimit,
  purlinNoWorse,
  refusalOf,
  type Situation,
  statusesOf,
  utilisationsOf,
} from '../check/judge-limits.ts'
import { judgeRatios, loadRatios, ratioRefusal, ratioSides, ratioStatuses } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement, MemberZone } from '../check/member-check.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { ByRatio, PreparedMember } from '../check/prepared-member.ts'
import { linesOf, type MemberLoads } from '../loads/line-loads.ts'
import { type Compared, lowerOnce } from '../loads/lower-roofs.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps, type Rails } from '../loads/strip.ts'

/** The loads in a zone: its own coefficients of panels where it has them. */
const inZone = (loads: MemberLoads, { panel }: MemberZone): MemberLoads => {
  if (panel === null) return loads
  // Coefficients of their own hold on low roofs alone, without local factor: there is no lower roof to ask.
  return {
    ...loads,
    C_m: Math.max(loads.C_m, panel.suction),
    C_down: Math.max(loads.C_down, panel.downward),
    low: null,
  }
}

/** Figures that are estimates are shown beside the ratios of loads, which decide. */
const forInformation = (result: CodedCheckResult, { reason }: ByRatio, memberStatus: MemberStatus): CodedCheckResult =>
  result.outcome === 'not-applicable'
    ? result
    : { ...result, outcome: 'not-checked', reason: { code: 'for-information', values: { reason } }, memberStatus }

const results = (prepared: PreparedMember, judging: Judging, displaced: number): readonly CodedCheckResult[] => {
  const { limits, byRatio } = prepared
  const own = limits.map((limit) => judgeLimit(limit, judging))
  if (byRatio === null) return own
  const { status, reason } = byRatio
  const sides = ratioSides(judging.compared, displaced, judging.lower)
  const decisive = judgeRatios(sides, judging.ratios, { status, reason })
  const memberStatus = ratioRefusal(sides) > 0 ? 'increased' : 'unchanged'
  return [...decisive, ...own.map((result) => forInformation(result, byRatio, memberStatus))]
}

/** Purlins or battens under sheeting, zone by zone. Method 6. */
export const purlinCheck = (prepared: PreparedMember, roofLoads: MemberLoads): MemberCheck => {
  const { member, limits, byRatio } = prepared
  const displaced = displacedLive(member)
  return (zone) => {
    const loads = inZone(roofLoads, zone)
    const without = bareStrip(member, zone.local)
    const bare = linesOf(loads, member, without)
    const bareShares = utilisationsOf(limits, bare)
    return (rails: Rails): MemberJudgement => {
      const strip = purlinStrip(member, zone.local, rails)
      const lines = linesOf(loads, member, strip)
      const compared: Compared = { member, loads, strip, bareStrip: without, lines, bare }
      const lower = lowerOnce(compared)
      const situation: Situation = { noWorse: purlinNoWorse, compared, lower }
      const judging = (): Judging => {
        const ratios = loadRatios(compared, displaced)
        return { name: 'purlin', noWorse: purlinNoWorse, compared, lower, ratios }
      }
      const sides = () => ratioSides(compared, displaced, lower)
      const stripSteps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      return {
        refusal: byRatio === null ? refusalOf(limits, bareShares, situation) : ratioRefusal(sides()),
        statuses: () => (byRatio === null ? statusesOf(limits, bareShares, situation) : ratioStatuses(sides())),
        results: () => results(prepared, judging(), displaced),
        trace: () => memberTrace({ prepared, judging: judging(), stripSteps: stripSteps() }, 'purlins-in-this-zone'),
      }
    }
  }
}
