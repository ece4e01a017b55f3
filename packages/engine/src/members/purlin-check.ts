import type { CheckResult, MemberStatus } from '@soundroof/contract/result'
import type { MemberCheck, MemberZone } from '../checks/member-check.ts'
import { type Judging, judgeLimit, purlinStatus } from './judge-limits.ts'
import { linesOf, type MemberLoads } from './line-loads.ts'
import { displacedLive, judgeRatios, loadRatios } from './load-ratio.ts'
import { memberTrace } from './member-trace.ts'
import type { ByRatio, PreparedMember } from './prepared-member.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps } from './strip.ts'

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

const judge = ({ limits, byRatio }: PreparedMember, judging: Judging, displaced: number): readonly CheckResult[] => {
  const results = limits.map((limit) => judgeLimit(limit, judging))
  if (byRatio === null) return results
  const { lines, bare, ratios } = judging
  const words = { status: byRatio.status, reason: `${byRatio.reason}: at most 5 % more load than without panels` }
  const decisive = judgeRatios(lines, bare, displaced, ratios, words)
  const memberStatus = decisive.some(({ outcome }) => outcome === 'fail') ? 'increased' : 'unchanged'
  return [...decisive, ...results.map((result) => forInformation(result, byRatio, memberStatus))]
}

/** Purlins or battens under sheeting, zone by zone. Method 6. */
export const purlinCheck =
  (prepared: PreparedMember, roofLoads: MemberLoads): MemberCheck =>
  (zone) => {
    const { member } = prepared
    const loads = inZone(roofLoads, zone)
    const without = bareStrip(member, zone.local)
    const bare = linesOf(loads, member, without)
    const displaced = displacedLive(member)
    return (rails) => {
      const strip = purlinStrip(member, zone.local, rails)
      const lines = linesOf(loads, member, strip)
      const ratios = loadRatios(lines, bare, displaced)
      const judging: Judging = { name: 'purlin', rule: purlinStatus, loads, lines, bare, ratios }
      const stripSteps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      return {
        results: judge(prepared, judging, displaced),
        trace: () =>
          memberTrace(
            { prepared, judging, strip, bareStrip: without, stripSteps: stripSteps() },
            'Purlins in this zone',
          ),
      }
    }
  }
