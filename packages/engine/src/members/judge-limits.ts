import type { CheckResult, MemberStatus } from '@soundroof/contract/result'
import { compare, notApplicable } from '../checks/check.ts'
import { memberChecks } from '../checks/member-checks.ts'
import { worstStatus } from '../step.ts'
import { percent } from '../wording.ts'
import type { Lines, LoadCase, MemberLoads } from './line-loads.ts'
import type { LoadRatios } from './load-ratio.ts'
import type { MemberLimit } from './member-limit.ts'

/** The load of a direction that comes nearest to its capacity. */
export type Worst = {
  /** kN/m */
  readonly w: number
  readonly demand: number
  readonly capacity: number
  /** Null: no load, or no capacity. */
  readonly utilisation: number | null
}

/** The case of a limit that governs under these loads. */
export const worstOf = ({ cases, effect }: MemberLimit, lines: Lines): Worst => {
  let worst: Worst | null = null
  for (const { load, capacity } of cases) {
    const w = lines[load]
    const demand = effect.of(w)
    const utilisation = w > 0 && capacity > 0 ? demand / capacity : null
    if (worst === null || (utilisation ?? 0) > (worst.utilisation ?? 0)) worst = { w, demand, capacity, utilisation }
  }
  return worst as Worst
}

/** Rounding of a utilisation that is 1 but for its last bits. */
const TOLERANCE = 1e-8

/** Largest utilisation of a bare purlin that counts as proven by having stood. Method 6. */
const LARGEST_EXISTING = 1.25

/** How a member stands beside its bare roof; both utilisations above 0. */
export type StatusRule = (u: number, u_0: number) => MemberStatus

const beyond = (u_0: number): MemberStatus => (u_0 > 1 ? 'existing' : 'increased')

/** Purlins and battens, method 6. */
export const purlinStatus: StatusRule = (u, u_0) => {
  if (u <= 1 + TOLERANCE) return 'ok'
  return u_0 > 1 && u_0 <= LARGEST_EXISTING && u <= u_0 ? 'unchanged' : beyond(u_0)
}

/** Rafters, method 7: portal and truss action is not assessed, so only what the panels add counts. */
export const rafterStatus: StatusRule = (u, u_0) => {
  if (u <= 1 + TOLERANCE) return 'ok'
  return u <= u_0 ? 'unchanged' : beyond(u_0)
}

/** Purlins decide about their zone; what a rafter cannot carry is for an engineer. */
const outcomeOf = (status: MemberStatus, name: 'purlin' | 'rafter'): CheckResult['outcome'] => {
  if (status === 'ok' || status === 'unchanged') return 'pass'
  return name === 'purlin' ? 'fail' : 'needs-engineer'
}

const bareWords = (u_0: number | null): string =>
  u_0 === null ? 'the bare roof has no such load' : `the bare roof is at ${percent(u_0)}`

const reasonOf = (reason: string, status: MemberStatus, u_0: number | null): string => {
  if (status === 'ok') return reason
  return status === 'unchanged' ? `${reason}; ${bareWords(u_0)}, panels add nothing` : `${reason}; ${bareWords(u_0)}`
}

const isOutward = (load: LoadCase): boolean => load === 'outward' || load === 'serviceOutward'

export type Judging = {
  readonly name: 'purlin' | 'rafter'
  readonly rule: StatusRule
  readonly loads: MemberLoads
  readonly lines: Lines
  readonly bare: Lines
  readonly ratios: LoadRatios
}

/** One limit under the loads of an arrangement, beside the bare roof. */
export const judgeLimit = (limit: MemberLimit, judging: Judging): CheckResult => {
  const { name, rule, loads, lines, bare, ratios } = judging
  const { title, clause } = memberChecks[limit.id]
  const first = (limit.cases[0] as MemberLimit['cases'][number]).load
  const status = worstStatus(limit.status, isOutward(first) ? loads.status.outward : loads.status.inward)
  const worst = worstOf(limit, lines)
  const without = worstOf(limit, bare).utilisation
  const words = { id: limit.id, title, clause, unit: limit.effect.unit, status }
  if (worst.w <= 0) return notApplicable({ ...words, reason: 'no load in this direction' })
  const u = worst.utilisation
  const memberStatus = u === null ? 'existing' : rule(u, without ?? 0)
  const reason = u === null ? limit.reason : reasonOf(limit.reason, memberStatus, without)
  return {
    ...compare({ ...words, reason }, worst.demand, worst.capacity),
    outcome: outcomeOf(memberStatus, name),
    memberStatus,
    utilisationWithout: without,
    loadRatio: isOutward(first) ? ratios.uplift : ratios.downward,
  }
}
