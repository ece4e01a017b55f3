import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { worstStatus } from '../../calculation/step.ts'
import { notApplicable, TOLERANCE, utilisation } from '../../checks/check.ts'
import type { LineLoads, LoadCase } from '../loads/line-loads.ts'
import type { LowerRoof, WithAndWithoutPanels } from '../loads/lower-roofs.ts'
import type { LoadRatios } from './load-ratio.ts'
import { memberChecks } from './member-checks.ts'
import type { MemberLimit } from './member-limit.ts'

/** Utilisation of a limit under these loads: 0 without a load, infinite without a capacity. */
const utilisationOf = ({ cases, effect }: MemberLimit, lines: LineLoads): number => {
  let worst = 0
  for (const { load, capacity } of cases) {
    const w = lines[load]
    if (w > 0) worst = Math.max(worst, capacity > 0 ? (effect.factor * w) / capacity : Number.POSITIVE_INFINITY)
  }
  return worst
}

export const utilisationsOf = (limits: readonly MemberLimit[], lines: LineLoads): readonly number[] =>
  limits.map((limit) => utilisationOf(limit, lines))

/** Largest utilisation of a bare purlin that counts as proven by its service life. Method 6. */
const LARGEST_EXISTING = 1.25

/** Whether a member beyond its capacity is no worse than on the existing bare roof, by both utilisations. */
export type NoWorse = (u: number, u_0: number) => boolean

/** Purlins and battens, method 6. */
export const purlinNoWorse: NoWorse = (u, u_0) => u_0 > 1 && u_0 <= LARGEST_EXISTING && u <= u_0

/** Rafters, method 7: portal and truss action is not assessed, so only what the panels add counts. */
export const rafterNoWorse: NoWorse = (u, u_0) => u <= u_0 && u_0 < Number.POSITIVE_INFINITY

/** A member under an arrangement, and the rule by which it may be no worse than before. */
export type MemberCase = {
  readonly noWorse: NoWorse
  readonly compared: WithAndWithoutPanels
  readonly lower: () => readonly LowerRoof[]
}

/** The bare roof's load grows with height where the panels' may not: a higher roof must not pass where a lower one fails. */
const isNoWorseWhenLower = (limit: MemberLimit, { lower }: MemberCase): boolean =>
  lower().every(({ compared: { lines, bare } }) => utilisationOf(limit, lines) <= utilisationOf(limit, bare))

/**
 * Status of a member from its utilisation with panels, u, and on the bare roof, u_0.
 * @param whenLower whether panels make the same roof no worse when it is built lower
 */
export const memberStatusOf = (u: number, u_0: number, noWorse: NoWorse, whenLower: () => boolean): MemberStatus => {
  if (u <= 1 + TOLERANCE) return 'ok'
  if (noWorse(u, u_0) && whenLower()) return 'unchanged'
  return u_0 > 1 ? 'existing' : 'increased'
}

const statusOf = (limit: MemberLimit, u: number, u_0: number, memberCase: MemberCase): MemberStatus =>
  // Most members are within their capacity: the comparison is not prepared for them.
  u <= 1 + TOLERANCE ? 'ok' : memberStatusOf(u, u_0, memberCase.noWorse, () => isNoWorseWhenLower(limit, memberCase))

/** Whether any limit has to be compared on the same roof built lower. */
export const needsLowerRoofComparison = (limits: readonly MemberLimit[], { compared, noWorse }: MemberCase): boolean =>
  limits.some((limit) => {
    const u = utilisationOf(limit, compared.lines)
    return u > 1 + TOLERANCE && noWorse(u, utilisationOf(limit, compared.bare))
  })

const isAccepted = (status: MemberStatus): boolean => status === 'ok' || status === 'unchanged'

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

const reasonOf = (reason: Message, status: MemberStatus, bare: number, isExcused: boolean): Message => {
  if (status === 'ok') return reason
  const values = { reason, bare }
  if (status === 'unchanged') return { code: 'panels-add-nothing', values }
  return { code: isExcused ? 'panels-add-when-lower' : 'beside-bare-roof', values }
}

const isOutward = (load: LoadCase): boolean => load === 'outward' || load === 'serviceOutward'

export type JudgedCase = MemberCase & {
  readonly name: 'purlin' | 'rafter'
  readonly ratios: LoadRatios
}

/** Check of one limit under the loads of an arrangement, compared with the bare roof. */
export const judgeLimit = (limit: MemberLimit, judgedCase: JudgedCase): CodedCheckResult => {
  const { name, compared, noWorse, ratios } = judgedCase
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
  const reason = capacity > 0 ? reasonOf(limit.reason, memberStatus, u_0, noWorse(u, u_0)) : limit.reason
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
    loadRatio: isUp ? ratios.uplift : ratios.downward,
  }
}
