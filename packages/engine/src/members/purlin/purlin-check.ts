import { displacedLive } from '../check/downward-ratio.ts'
import { purlinExemption } from '../check/exemption.ts'
import type { Judging } from '../check/judge-limits.ts'
import { loadRatios } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement, MemberZone } from '../check/member-check.ts'
import { utilisationsOf } from '../check/member-limit.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { linesOf, type MemberLoads } from '../loads/line-loads.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps, type Rails } from '../loads/strip.ts'
import { type Compared, variationsOnce } from '../loads/variations.ts'
import { purlinJudge } from './purlin-judge.ts'

type ZoneCoefficients = NonNullable<MemberZone['panel']>

/** Coefficients of their own hold on low roofs alone, without local factor: there is no lower roof to ask. */
const withCoefficients = (loads: MemberLoads, panel: ZoneCoefficients): MemberLoads => ({
  ...loads,
  C_m: Math.max(loads.C_m, panel.suction),
  C_down: Math.max(loads.C_down, panel.downward),
  low: null,
  other: loads.other === null ? null : { ...loads.other, loads: withCoefficients(loads.other.loads, panel) },
})

/** Purlins or battens under sheeting, zone by zone. Method 6. */
export const purlinCheck = (prepared: PreparedMember, roofLoads: MemberLoads): MemberCheck => {
  const { member, limits } = prepared
  const displaced = displacedLive(member)
  return (zone) => {
    const loads = zone.panel === null ? roofLoads : withCoefficients(roofLoads, zone.panel)
    const without = bareStrip(member, zone.local)
    const bare = linesOf(loads, member, without)
    const bareShares = utilisationsOf(limits, bare)
    return (rails: Rails): MemberJudgement => {
      const strip = purlinStrip(member, zone.local, rails)
      const lines = linesOf(loads, member, strip)
      const compared: Compared = { member, loads, strip, bareStrip: without, lines, bare }
      const situation = { exemption: purlinExemption, compared, variations: variationsOnce(compared) }
      const judge = purlinJudge({ prepared, bareShares, displaced, situation })
      const judging = (): Judging => ({ name: 'purlin', ...situation, ratios: loadRatios(compared, displaced) })
      const stripSteps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      const traced = () => ({
        prepared,
        judging: judging(),
        stripSteps: stripSteps(),
        isCompared: judge.isCompared(),
      })
      return {
        refusal: judge.refusal(),
        sag: () => null,
        statuses: judge.statuses,
        results: () => judge.results(judging()),
        trace: () => memberTrace(traced(), 'purlins-in-this-zone'),
      }
    }
  }
}
