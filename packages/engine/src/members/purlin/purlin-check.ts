import { displacedLive } from '../check/downward-ratio.ts'
import { purlinExemption } from '../check/exemption.ts'
import type { JudgedCase } from '../check/judge-limits.ts'
import { loadRatios } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement, ZoneCoefficients } from '../check/member-check.ts'
import { utilisationsOf } from '../check/member-limit.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { lineLoadsOf, type MemberLoads } from '../loads/line-loads.ts'
import { bareLocalStep, bareStrip, purlinStrip, purlinStripSteps, type Rails } from '../loads/strip.ts'
import { isLoadedMoreWhenShut, variationsOf, type WithAndWithoutPanels } from '../loads/variations.ts'
import { purlinJudge } from './purlin-judge.ts'

/** A zone's own coefficients, on this roof, on the same one built lower and with other doors open. */
const withCoefficients = (loads: MemberLoads, panel: ZoneCoefficients): MemberLoads => ({
  ...loads,
  panelSuction: Math.max(loads.panelSuction, panel.suction),
  panelDownward: Math.max(loads.panelDownward, panel.downward),
  low: loads.low === null ? null : { ...loads.low, loads: withCoefficients(loads.low.loads, panel) },
  others: loads.others.map((other) => ({ ...other, loads: withCoefficients(other.loads, panel) })),
})

/** Actions on a purlin with rails across it, and with rails along it, which may be those of all rear legs of a row. */
export type PurlinLoads = { readonly across: MemberLoads; readonly along: MemberLoads }

/** Purlins or battens under sheeting, zone by zone. Method 6. */
export const purlinCheck = (prepared: PreparedMember, roofLoads: PurlinLoads): MemberCheck => {
  const { member, limits } = prepared
  const displaced = displacedLive(member)
  return (zone) => {
    const { panel } = zone
    const inZone = (loads: MemberLoads) => (panel === null ? loads : withCoefficients(loads, panel))
    const [across, along] = [inZone(roofLoads.across), inZone(roofLoads.along)]
    const without = bareStrip(member, zone.local)
    const bare = lineLoadsOf(across, member, without)
    const bareUtilisations = utilisationsOf(limits, bare)
    return (rails: Rails): MemberJudgement => {
      const loads = rails.isAcross ? across : along
      const strip = purlinStrip(member, zone.local, rails)
      const lines = lineLoadsOf(loads, member, strip)
      const compared: WithAndWithoutPanels = { member, loads, strip, bareStrip: without, lines, bare }
      const memberCase = { exemption: purlinExemption, compared, variations: variationsOf(compared) }
      const judge = purlinJudge({ prepared, bareUtilisations, displaced, memberCase })
      const judgedCase = (): JudgedCase => ({ name: 'purlin', ...memberCase, ratios: loadRatios(compared, displaced) })
      const stripSteps = () => [...purlinStripSteps(member, zone.local, rails), bareLocalStep(member, zone.local)]
      const traced = () => ({
        prepared,
        judgedCase: judgedCase(),
        stripSteps: stripSteps(),
        isCompared: judge.isCompared(),
      })
      return {
        failingUtilisation: judge.failingUtilisation(),
        isLoadedMoreWhenShut: () => isLoadedMoreWhenShut(compared),
        sag: () => null,
        statuses: judge.statuses,
        results: () => judge.results(judgedCase()),
        trace: () => memberTrace(traced(), 'purlins-in-this-zone'),
      }
    }
  }
}
