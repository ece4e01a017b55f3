import type { CodedNode } from '../../calculation/step.ts'
import { displacedLive } from '../check/downward-ratio.ts'
import { loadRatios } from '../check/load-ratio.ts'
import type { MemberCheck, MemberJudgement } from '../check/member-check.ts'
import { utilisationsOf } from '../check/member-limit.ts'
import { memberTrace } from '../check/member-trace.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { lineLoadsOf, type MemberLoads } from '../loads/line-loads.ts'
import { bareRafterStrip, type Rails, rafterStrip, rafterStripSteps } from '../loads/strip.ts'
import { compare, isLoadedMoreWhenShut, variationsOf, type WithAndWithoutPanels } from '../loads/variations.ts'
import { portalNode } from './pinned-portal.ts'
import { rafterJudgeOf } from './rafter-judge.ts'

const withPortal = ({ basis }: PreparedMember, compared: WithAndWithoutPanels, trace: CodedNode): CodedNode =>
  basis.kind === 'frame' && basis.portal !== null
    ? { ...trace, children: [...trace.children, portalNode(basis.portal, basis.portal.steps, compared)] }
    : trace

/**
 * Rafters under panels, given rails; null: purlins transfer the panels of its whole spacing. Method 7.
 * Nothing of it depends on the zone.
 */
export const rafterJudge = (prepared: PreparedMember, loads: MemberLoads) => {
  const { member, limits } = prepared
  const without = bareRafterStrip(member)
  const bareUtilisations = utilisationsOf(limits, lineLoadsOf(loads, member, without))
  const displaced = displacedLive(member)
  return (rails: Rails | null): MemberJudgement => {
    const compared = compare(member, loads, rafterStrip(member, rails), without)
    const ratios = () => loadRatios(compared, displaced)
    const judge = rafterJudgeOf({
      prepared,
      bareUtilisations,
      displaced,
      compared,
      variations: variationsOf(compared),
      ratios,
    })
    const title = rails === null ? 'rafters-below-the-purlins' : 'rafters-in-this-zone'
    const traced = () => ({
      prepared: { ...prepared, limits: judge.limits() },
      judgedCase: judge.judgedCase(),
      stripSteps: rafterStripSteps(member, rails),
      isCompared: judge.isCompared(),
    })
    return {
      failingUtilisation: judge.failingUtilisation(),
      isLoadedMoreWhenShut: () => isLoadedMoreWhenShut(compared),
      sag: judge.sag,
      statuses: judge.statuses,
      results: judge.results,
      trace: () => withPortal(prepared, compared, memberTrace(traced(), title)),
    }
  }
}

/** Rafters that carry hooks: the hooked ones take the panels of a whole fixing spacing, zone by zone. */
export const rafterCheck = (prepared: PreparedMember, loads: MemberLoads): MemberCheck => {
  const judge = rafterJudge(prepared, loads)
  return () => judge
}
