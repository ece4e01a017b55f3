import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Step } from '../../calculation/step.ts'
import type { Lines, LoadCase } from '../loads/line-loads.ts'
import type { LoadEffect } from '../loads/load-effect.ts'
import type { MemberCheckId } from './member-checks.ts'

/** Capacity under one kind of load, in the unit of the effect: timber carries less the longer a load lasts. */
export type CaseCapacity = { readonly load: LoadCase; readonly capacity: number }

/** What a member can carry in one direction. */
export type MemberLimit = {
  readonly id: MemberCheckId
  readonly effect: LoadEffect
  /** The loads that act in this direction; the worst counts. A capacity of 0: not permitted. */
  readonly cases: readonly CaseCapacity[]
  readonly status: DataStatus
  /** Where the capacity comes from. */
  readonly reason: Message
}

/** Utilisation of a limit under these loads: 0 without a load, infinite without a capacity. */
export const utilisationOf = ({ cases, effect }: MemberLimit, lines: Lines): number => {
  let worst = 0
  for (const { load, capacity } of cases) {
    const w = lines[load]
    if (w > 0) worst = Math.max(worst, capacity > 0 ? (effect.factor * w) / capacity : Number.POSITIVE_INFINITY)
  }
  return worst
}

export const utilisationsOf = (limits: readonly MemberLimit[], lines: Lines): readonly number[] =>
  limits.map((limit) => utilisationOf(limit, lines))

/** What a member carries, and the derivation of that. */
export type Capacities = { readonly limits: readonly MemberLimit[]; readonly steps: readonly Step[] }

/** The least that a capacity of a direction comes to is one case; for load that pulls outward there is one only. */
export const single = (load: LoadCase, capacity: number): readonly CaseCapacity[] => [{ load, capacity }]

/** Downward loads that share one capacity: steel does not tire of a load. */
export const downward = (capacity: number): readonly CaseCapacity[] => [
  { load: 'permanent', capacity },
  { load: 'live', capacity },
  { load: 'wind', capacity },
]
