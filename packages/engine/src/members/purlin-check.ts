import type { CheckResult, MemberStatus } from '@soundroof/contract/result'
import type { MemberCheck, MemberZone } from '../checks/member-check.ts'
import { type Judging, judgeLimit, purlinStatus, refusalOf, statusesOf, utilisationsOf } from './judge-limits.ts'
import { linesOf, type MemberLoads } from './line-loads.ts'
import { displacedLive, judgeRatios, loadRatios, ratioRefusal, ratioSides, ratioStatuses } from './load-ratio.ts'
import { memberTrace } from './member-trace.ts'
import type { ByRatio, PreparedMember } from './prepared-member.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps, type Rails } from './strip.ts'

/** The loads in a zone: its own coefficients of panels where it has them. */
const inZone = (loads: MemberLoads, { panel }: MemberZone): MemberLoads =>
  panel === null
    ? loads
    : { ...loads, C_m: Math.max(loads.C_m, panel.suction), C_down: Math.max(loads.C_down, panel.downward) }

/** Figures that are estimates are shown beside the ratios of loads, which decide. */
const forInformation = (result: CheckResult, { reason }: ByRatio, memberStatus: MemberStatus): CheckResult =>
  result.outcome === 'not-applicable'
    ? result
    : { ...result, outcome: 'not-checked', reason: `for information: ${reason}`, memberStatus }

const results = (prepared: PreparedMember, judging: Judging, displaced: number): readonly CheckResult[] => {
  const { limits, byRatio } = prepared
  const own = limits.map((limit) => judgeLimit(limit, judging))
  if (byRatio === null) return own
  const { status, reason } = byRatio
  const sides = ratioSides(judging.lines, judging.bare, displaced)
  const decisive = judgeRatios(sides, { status, reason: `${reason}: at most 5 % more load than without panels` })
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
    return (rails: Rails) => {
      const strip = purlinStrip(member, zone.local, rails)
      const lines = linesOf(loads, member, strip)
      const judging = (): Judging => {
        const ratios = loadRatios(lines, bare, displaced)
        return { name: 'purlin', rule: purlinStatus, loads, lines, bare, ratios }
      }
      const steps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      return {
        refusal:
          byRatio === null
            ? refusalOf(limits, lines, bareShares, purlinStatus)
            : ratioRefusal(ratioSides(lines, bare, displaced)),
        statuses: () =>
          byRatio === null
            ? statusesOf(limits, lines, bareShares, purlinStatus)
            : ratioStatuses(ratioSides(lines, bare, displaced)),
        results: () => results(prepared, judging(), displaced),
        trace: () =>
          memberTrace(
            { prepared, judging: judging(), strip, bareStrip: without, stripSteps: steps() },
            'Purlins in this zone',
          ),
      }
    }
  }
}
