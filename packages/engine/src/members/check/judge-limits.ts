import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { worstStatus } from '../../calculation/step.ts'
import { notApplicable, TOLERANCE, utilisation } from '../../checks/check.ts'
import type { Lines, LoadCase } from '../loads/line-loads.ts'
import type { Compared, Variation } from '../loads/variations.ts'
import type { LoadRatios } from './load-ratio.ts'
import { memberChecks } from './member-checks.ts'
import type { MemberLimit } from './member-limit.ts'

/** Utilisation of a limit under these loads: 0 without a load, infinite without a capacity. */
const utilisationOf = ({ cases, effect }: MemberLimit, lines: Lines): number => {
  let worst = 0
  for (const { load, capacity } of cases) {
    const w = lines[load]
    if (w > 0) worst = Math.max(worst, capacity > 0 ? (effect.factor * w) / capacity : Number.POSITIVE_INFINITY)
  }
  return worst
}

export const utilisationsOf = (limits: readonly MemberLimit[], lines: Lines): readonly number[] =>
  limits.map((limit) => utilisationOf(limit, lines))

/** Largest utilisation of a bare purlin that counts as proven by having stood. Method 6. */
export const LARGEST_EXISTING = 1.25

/** Beyond its capacity, but no worse than the bare roof with which it has stood: by both utilisations. */
export type NoWorse = (u: number, u_0: number) => boolean

/** Purlins and battens, method 6. */
export const purlinNoWorse: NoWorse = (u, u_0) => u_0 > 1 && u_0 <= LARGEST_EXISTING && u <= u_0

/** Rafters, method 7: portal and truss action is not assessed, so only what the panels add counts. */
export const rafterNoWorse: NoWorse = (u, u_0) => u <= u_0 && u_0 < Number.POSITIVE_INFINITY

/** A member under an arrangement, and what excuses it there. */
export type Situation = {
  readonly noWorse: NoWorse
  readonly compared: Compared
  readonly variations: () => readonly Variation[]
}

/** The bare roof's load grows with height and with a door open where the panels' may not: what it excuses there must hold without. */
const isNoWorseOtherwise = (limit: MemberLimit, { variations }: Situation): boolean =>
  variations().every(({ compared: { lines, bare } }) => utilisationOf(limit, lines) <= utilisationOf(limit, bare))

/**
 * How a member stands beside its bare roof, by the utilisations with panels and without.
 * @param otherwise whether panels make no variation of the roof worse
 */
export const standing = (u: number, u_0: number, noWorse: NoWorse, otherwise: () => boolean): MemberStatus => {
  if (u <= 1 + TOLERANCE) return 'ok'
  if (noWorse(u, u_0) && otherwise()) return 'unchanged'
  return u_0 > 1 ? 'existing' : 'increased'
}

const statusOf = (limit: MemberLimit, u: number, u_0: number, situation: Situation): MemberStatus =>
  // Most stand within their capacity: nothing is made for them.
  u <= 1 + TOLERANCE ? 'ok' : standing(u, u_0, situation.noWorse, () => isNoWorseOtherwise(limit, situation))

/** Whether variations of the roof are asked about any limit. */
export const asksVariations = (limits: readonly MemberLimit[], { compared, noWorse }: Situation): boolean =>
  limits.some((limit) => {
    const u = utilisationOf(limit, compared.lines)
    return u > 1 + TOLERANCE && noWorse(u, utilisationOf(limit, compared.bare))
  })

export const isHeld = (status: MemberStatus): boolean => status === 'ok' || status === 'unchanged'

/** The largest utilisation that refuses an arrangement; 0: none does. @param bare utilisations of the bare roof */
export const refusalOf = (limits: readonly MemberLimit[], bare: readonly number[], situation: Situation): number => {
  let refusal = 0
  for (let index = 0; index < limits.length; index += 1) {
    const limit = limits[index] as MemberLimit
    const u = utilisationOf(limit, situation.compared.lines)
    if (u > refusal && !isHeld(statusOf(limit, u, bare[index] as number, situation))) refusal = u
  }
  return refusal
}

/** How the member stands under each limit. */
export const statusesOf = (
  limits: readonly MemberLimit[],
  bare: readonly number[],
  situation: Situation,
): readonly MemberStatus[] =>
  limits.map((limit, index) =>
    statusOf(limit, utilisationOf(limit, situation.compared.lines), bare[index] as number, situation),
  )

/** The load of a direction that comes nearest to its capacity. */
export type Worst = { readonly w: number; readonly demand: number; readonly capacity: number }

/** The case of a limit that governs; without a load in this direction, its first. */
export const worstOf = ({ cases, effect }: MemberLimit, lines: Lines): Worst => {
  let worst: Worst | null = null
  for (const { load, capacity } of cases) {
    const w = lines[load]
    const demand = effect.factor * w
    if (worst === null || demand * worst.capacity > worst.demand * capacity) worst = { w, demand, capacity }
  }
  return worst as Worst
}

/** Purlins decide about their zone; what a rafter cannot carry is for an engineer. */
const outcomeOf = (status: MemberStatus, name: 'purlin' | 'rafter'): CodedCheckResult['outcome'] => {
  if (isHeld(status)) return 'pass'
  return name === 'purlin' ? 'fail' : 'needs-engineer'
}

const reasonOf = (reason: Message, status: MemberStatus, bare: number, isExcused: boolean): Message => {
  if (status === 'ok') return reason
  const values = { reason, bare }
  if (status === 'unchanged') return { code: 'panels-add-nothing', values }
  return { code: isExcused ? 'panels-add-otherwise' : 'beside-bare-roof', values }
}

const isOutward = (load: LoadCase): boolean => load === 'outward' || load === 'serviceOutward'

export type Judging = Situation & {
  readonly name: 'purlin' | 'rafter'
  readonly ratios: LoadRatios
}

/** One limit under the loads of an arrangement, beside the bare roof. */
export const judgeLimit = (limit: MemberLimit, judging: Judging): CodedCheckResult => {
  const { name, compared, noWorse, ratios } = judging
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
  const memberStatus = statusOf(limit, u, u_0, judging)
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
