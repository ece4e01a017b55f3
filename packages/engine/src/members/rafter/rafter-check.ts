import { displacedLive } from '../check/downward-ratio.ts'
import {
  failingUtilisationOf,
  type JudgedCase,
  judgeLimit,
  type MemberCase,
  rafterNoWorse,
  statusesOf,
  utilisationsOf,
} from '../check/judge-limits.ts'
import { loadRatios } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement } from '../check/member-check.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { lineLoadsOf, type MemberLoads } from '../loads/line-loads.ts'
import { lowerRoofsOf, type WithAndWithoutPanels } from '../loads/lower-roofs.ts'
import { panelWidthOn, type Rails, rafterStrip, rafterStripSteps } from '../loads/strip.ts'

/**
 * Rafters under panels, given rails; null: purlins transfer the panels of its whole spacing. Method 7.
 * Nothing of it depends on the zone.
 */
export const rafterJudge = (prepared: PreparedMember, loads: MemberLoads) => {
  const { member, limits } = prepared
  const without = rafterStrip(member, 0)
  const bare = lineLoadsOf(loads, member, without)
  const bareUtilisations = utilisationsOf(limits, bare)
  const displaced = displacedLive(member)
  return (rails: Rails | null): MemberJudgement => {
    const strip = rafterStrip(member, rails === null ? member.spacing : panelWidthOn(rails))
    const lines = lineLoadsOf(loads, member, strip)
    const compared: WithAndWithoutPanels = { member, loads, strip, bareStrip: without, lines, bare }
    const lower = lowerRoofsOf(compared)
    const memberCase: MemberCase = { noWorse: rafterNoWorse, compared, lower }
    const judgedCase = (): JudgedCase => {
      const ratios = loadRatios(compared, displaced)
      return { name: 'rafter', noWorse: rafterNoWorse, compared, lower, ratios }
    }
    const title = rails === null ? 'rafters-below-the-purlins' : 'rafters-in-this-zone'
    const steps = () => rafterStripSteps(member, rails)
    return {
      failingUtilisation: failingUtilisationOf(limits, bareUtilisations, memberCase),
      statuses: () => statusesOf(limits, bareUtilisations, memberCase),
      results: () => limits.map((limit) => judgeLimit(limit, judgedCase())),
      trace: () => memberTrace({ prepared, judgedCase: judgedCase(), stripSteps: steps() }, title),
    }
  }
}

/** Rafters that carry hooks: the hooked ones take the panels of a whole fixing spacing, zone by zone. */
export const rafterCheck = (prepared: PreparedMember, loads: MemberLoads): MemberCheck => {
  const judge = rafterJudge(prepared, loads)
  return () => judge
}
