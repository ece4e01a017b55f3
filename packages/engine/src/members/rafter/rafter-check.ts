import { displacedLive } from '../check/downward-ratio.ts'
import {
  type Judging,
  judgeLimit,
  rafterNoWorse,
  refusalOf,
  type Situation,
  statusesOf,
  utilisationsOf,
} from '../check/judge-limits.ts'
import { loadRatios } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement } from '../check/member-check.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { linesOf, type MemberLoads } from '../loads/line-loads.ts'
import { panelWidthOn, type Rails, rafterStrip, rafterStripSteps } from '../loads/strip.ts'
import { type Compared, variationsOnce } from '../loads/variations.ts'

/**
 * Rafters under panels, given rails; null: purlins bring a rafter the panels of its whole spacing. Method 7.
 * Nothing of it depends on the zone.
 */
export const rafterJudge = (prepared: PreparedMember, loads: MemberLoads) => {
  const { member, limits } = prepared
  const without = rafterStrip(member, 0)
  const bare = linesOf(loads, member, without)
  const bareShares = utilisationsOf(limits, bare)
  const displaced = displacedLive(member)
  return (rails: Rails | null): MemberJudgement => {
    const strip = rafterStrip(member, rails === null ? member.spacing : panelWidthOn(rails))
    const lines = linesOf(loads, member, strip)
    const compared: Compared = { member, loads, strip, bareStrip: without, lines, bare }
    const variations = variationsOnce(compared)
    const situation: Situation = { noWorse: rafterNoWorse, compared, variations }
    const judging = (): Judging => {
      const ratios = loadRatios(compared, displaced)
      return { name: 'rafter', noWorse: rafterNoWorse, compared, variations, ratios }
    }
    const title = rails === null ? 'rafters-below-the-purlins' : 'rafters-in-this-zone'
    const steps = () => rafterStripSteps(member, rails)
    return {
      refusal: refusalOf(limits, bareShares, situation),
      statuses: () => statusesOf(limits, bareShares, situation),
      results: () => limits.map((limit) => judgeLimit(limit, judging())),
      trace: () => memberTrace({ prepared, judging: judging(), stripSteps: steps(), isCompared: false }, title),
    }
  }
}

/** Rafters that carry hooks: the hooked ones take the panels of a whole fixing spacing, zone by zone. */
export const rafterCheck = (prepared: PreparedMember, loads: MemberLoads): MemberCheck => {
  const judge = rafterJudge(prepared, loads)
  return () => judge
}
