import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Step } from '../../calculation/step.ts'
import type { LineLoads, LoadCase } from '../loads/line-loads.ts'
import type { LoadEffect } from '../loads/load-effect.ts'
import type { MemberCheckId } from './member-checks.ts'

/** Capacity under one kind of load, in the unit of the effect: timber carries less the longer a load lasts. */
export type CaseCapacity = { readonly load: LoadCase; readonly capacity: number }

/** What a member can carry in one direction. */
export type MemberLimit = {
  readonly id: MemberCheckId
  readonly effect: LoadEffect
  /** The load cases of this direction; the worst governs. A capacity of 0: not permitted. */
  readonly cases: readonly CaseCapacity[]
  readonly status: DataStatus
  /** Where the capacity comes from. */
  readonly reason: Message
}

/** Utilisation of a limit under these loads: 0 without a load, infinite without a capacity. */
export const utilisationOf = ({ cases, effect }: MemberLimit, lines: LineLoads): number => {
  let worst = 0
  for (const { load, capacity } of cases) {
    const w = lines[load]
    if (w > 0) worst = Math.max(worst, capacity > 0 ? (effect.factor * w) / capacity : Number.POSITIVE_INFINITY)
  }
  return worst
}

/** Utilisation of each limit under these loads. */
export const utilisationsOf = (limits: readonly MemberLimit[], lines: LineLoads): readonly number[] =>
  limits.map((limit) => utilisationOf(limit, lines))

/** What a member carries, and the derivation of that. */
export type Capacities = { readonly limits: readonly MemberLimit[]; readonly steps: readonly Step[] }

/** A direction with a single load case, such as uplift. */
export const single = (load: LoadCase, capacity: number): readonly CaseCapacity[] => [{ load, capacity }]

/** Downward load cases with one capacity: the strength of steel does not depend on the duration of load. */
export const downward = (capacity: number): readonly CaseCapacity[] => [
  { load: 'permanent', capacity },
  { load: 'live', capacity },
  { load: 'wind', capacity },
]
