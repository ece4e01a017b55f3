import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { worstStatus } from '../../calculation/step.ts'
import { notApplicable, TOLERANCE, utilisation } from '../../checks/check.ts'
import type { LineLoads, LoadCase } from '../loads/line-loads.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import type { Exemption } from './exemption.ts'
import { type LoadRatios, ratioIn } from './load-ratio.ts'
import { memberChecks } from './member-checks.ts'
import { type MemberLimit, utilisationOf } from './member-limit.ts'

/** A member under an arrangement, and what exempts it there. */
export type MemberCase = {
  readonly exemption: Exemption
  readonly compared: WithAndWithoutPanels
  readonly variations: () => readonly Variation[]
}

/** More height or a door open loads the bare roof more: what passes because of that must pass on every variation too. */
const isExempt = (limit: MemberLimit, { exemption, compared, variations }: MemberCase): boolean =>
  exemption.here(limit, compared) && variations().every((each) => exemption.elsewhere(limit, each.compared))

const statusOf = (limit: MemberLimit, u: number, u_0: number, memberCase: MemberCase): MemberStatus => {
  // Most members are within their capacity: the comparison is not prepared for them.
  if (u <= 1 + TOLERANCE) return 'ok'
  if (isExempt(limit, memberCase)) return 'unchanged'
  return u_0 > 1 ? 'existing' : 'increased'
}

/** Whether any limit has to be compared on variations of the roof. */
export const needsVariations = (limits: readonly MemberLimit[], { compared, exemption }: MemberCase): boolean =>
  limits.some((limit) => utilisationOf(limit, compared.lines) > 1 + TOLERANCE && exemption.here(limit, compared))

/** Whether a member lets an arrangement pass. */
export const isAccepted = (status: MemberStatus): boolean => status === 'ok' || status === 'unchanged'

/** Largest utilisation that rules out an arrangement; 0: it passes. @param bare utilisations of the bare roof */
export const failingUtilisationOf = (
  limits: readonly MemberLimit[],
  bare: readonly number[],
  memberCase: MemberCase,
): number => {
  let failingUtilisation = 0
  for (let index = 0; index < limits.length; index += 1) {
    const limit = limits[index] as MemberLimit
    const u = utilisationOf(limit, memberCase.compared.lines)
    if (u > failingUtilisation && !isAccepted(statusOf(limit, u, bare[index] as number, memberCase)))
      failingUtilisation = u
  }
  return failingUtilisation
}

/** Status of the member for each limit. */
export const statusesOf = (
  limits: readonly MemberLimit[],
  bare: readonly number[],
  memberCase: MemberCase,
): readonly MemberStatus[] =>
  limits.map((limit, index) =>
    statusOf(limit, utilisationOf(limit, memberCase.compared.lines), bare[index] as number, memberCase),
  )

/** The load of a direction that comes nearest to its capacity. */
export type Worst = { readonly w: number; readonly demand: number; readonly capacity: number }

/** The case of a limit that governs; without a load in this direction, its first. */
export const worstOf = ({ cases, effect }: MemberLimit, lines: LineLoads): Worst => {
  let worst: Worst | null = null
  for (const { load, capacity } of cases) {
    const w = lines[load]
    const demand = effect.factor * w
    if (worst === null || demand * worst.capacity > worst.demand * capacity) worst = { w, demand, capacity }
  }
  return worst as Worst
}

/** A failing purlin rules out its zone; a failing rafter needs an engineer. */
const outcomeOf = (status: MemberStatus, name: 'purlin' | 'rafter'): CodedCheckResult['outcome'] => {
  if (isAccepted(status)) return 'pass'
  return name === 'purlin' ? 'fail' : 'needs-engineer'
}

const reasonOf = (limit: MemberLimit, status: MemberStatus, bare: number, judgedCase: JudgedCase): Message => {
  if (status === 'ok') return limit.reason
  const { exemption, compared } = judgedCase
  const values = { reason: limit.reason, bare }
  if (status === 'unchanged') return { code: exemption.reason, values }
  return { code: exemption.here(limit, compared) ? 'panels-add-otherwise' : 'beside-bare-roof', values }
}

const isOutward = (load: LoadCase): boolean => load === 'outward' || load === 'serviceOutward'

/** A member under an arrangement, by name, with its ratios of loads. */
export type JudgedCase = MemberCase & {
  readonly name: 'purlin' | 'rafter'
  readonly ratios: LoadRatios
}

/** Check of one limit under the loads of an arrangement, compared with the bare roof. */
export const judgeLimit = (limit: MemberLimit, judgedCase: JudgedCase): CodedCheckResult => {
  const { name, compared, ratios } = judgedCase
  const { loads, lines, bare } = compared
  const { title, clause } = memberChecks[limit.id]
  const isUp = isOutward((limit.cases[0] as MemberLimit['cases'][number]).load)
  const status = worstStatus(limit.status, isUp ? loads.status.outward : loads.status.inward)
  const { demand, capacity } = worstOf(limit, lines)
  if (demand <= 0) {
    const unit = limit.effect.unit
    return notApplicable({ id: limit.id, title, clause, unit, status, reason: 'no-load-in-this-direction' })
  }
  const u_0 = utilisationOf(limit, bare)
  const u = utilisationOf(limit, lines)
  const memberStatus = statusOf(limit, u, u_0, judgedCase)
  const reason = capacity > 0 ? reasonOf(limit, memberStatus, u_0, judgedCase) : limit.reason
  return {
    id: limit.id,
    title,
    outcome: outcomeOf(memberStatus, name),
    utilisation: utilisation(demand, capacity),
    demand,
    capacity,
    unit: limit.effect.unit,
    clause,
    reason,
    status,
    memberStatus,
    utilisationWithout: u_0 > 0 && u_0 < Number.POSITIVE_INFINITY ? u_0 : null,
    ...ratioIn(ratios, isUp ? 'uplift' : 'downward'),
  }
}
