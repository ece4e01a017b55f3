import type { MemberCheck, MemberJudgement } from '../checks/member-check.ts'
import { type Judging, judgeLimit, rafterStatus } from './judge-limits.ts'
import { linesOf, type MemberLoads } from './line-loads.ts'
import { displacedLive, loadRatios } from './load-ratio.ts'
import { memberTrace } from './member-trace.ts'
import type { PreparedMember } from './prepared-member.ts'
import { panelWidthOn, type Rails, rafterStrip, rafterStripSteps } from './strip.ts'

/** A rafter under panels; rails null: purlins bring it the panels of its whole spacing. Method 7. */
export const judgeRafter = (prepared: PreparedMember, loads: MemberLoads, rails: Rails | null): MemberJudgement => {
  const { member, limits } = prepared
  const T = rails === null ? member.spacing : panelWidthOn(rails)
  const strip = rafterStrip(member, T)
  const without = rafterStrip(member, 0)
  const lines = linesOf(loads, member, strip)
  const bare = linesOf(loads, member, without)
  const ratios = loadRatios(lines, bare, displacedLive(member))
  const judging: Judging = { name: 'rafter', rule: rafterStatus, loads, lines, bare, ratios }
  const stripSteps = () => rafterStripSteps(member, rails)
  const title = rails === null ? 'Rafters below the purlins' : 'Rafters in this zone'
  return {
    results: limits.map((limit) => judgeLimit(limit, judging)),
    trace: () => memberTrace({ prepared, judging, strip, bareStrip: without, stripSteps: stripSteps() }, title),
  }
}

/** Rafters that carry hooks: the hooked ones take the panels of a whole fixing spacing, zone by zone. */
export const rafterCheck =
  (prepared: PreparedMember, loads: MemberLoads): MemberCheck =>
  () =>
  (rails) =>
    judgeRafter(prepared, loads, rails)
