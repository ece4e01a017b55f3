import type { RackingFixing, RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { reading, type Step } from '../calculation/step.ts'
import type { Capacity, Hardware } from '../checks/check.ts'
import { figureOf, productFigure } from './figure-of.ts'

/** What the feet, hooks and clamps of a racking system hold. Method 5.5. */

/** What a foot or hook is screwed into: steel of a thickness in mm, or timber of a depth in mm. */
export type ScrewedInto =
  | { readonly kind: 'steel'; readonly thickness: number }
  | { readonly kind: 'timber'; readonly depth: number; readonly group: JointGroup }

type Screwed = Extract<RackingFixing, { readonly kind: 'foot' | 'hook' }>

/** JD1 is the strongest timber: a row for weaker timber holds in stronger. */
const holdsIn = (row: Screwed, support: ScrewedInto): boolean => {
  if (row.support !== support.kind) return false
  if (support.kind === 'steel') return row.from <= support.thickness
  return row.from <= support.depth && row.jointGroup !== null && row.jointGroup >= support.group
}

/** Capacities tested for cyclones hold elsewhere too. */
const holdsAt = (row: RackingFixing, cyclonic: boolean): boolean => !cyclonic || row.region === 'cyclonic'

const strongest = <R extends RackingFixing>(rows: readonly R[]): R | null =>
  rows.reduce<R | null>((best, row) => (best === null || row.capacity > best.capacity ? row : best), null)

const capacityStep = (system: RackingSystem, symbol: string, label: Message, value: number): Step =>
  reading({ symbol, label, unit: 'kN', clause: 'Method 5.5' }, value, {
    ...productFigure('racking', system),
    source: figureOf(system),
  })

const capacityOf = (system: RackingSystem, { value, status }: Step): Capacity => ({
  value,
  status,
  reason: { code: 'capacity-of-racking', values: { name: system.name } },
})

/** Capacities by check, with their steps; null: the system has no figure for this roof. */
export type RackingCapacities = { readonly capacities: Hardware['capacities']; readonly steps: readonly Step[] } | null

/** @param screws on one foot, at most */
export const rackingFoot = (
  system: RackingSystem,
  support: ScrewedInto,
  screws: number,
  cyclonic: boolean,
): RackingCapacities => {
  const rows = system.fixings.filter((row) => row.kind === 'foot')
  const row = strongest(rows.filter((one) => holdsIn(one, support) && holdsAt(one, cyclonic) && one.screws <= screws))
  if (row === null) return null
  const step = capacityStep(system, 'R_f', 'foot-of-the-racking', row.capacity)
  const capacity: Capacity = { ...capacityOf(system, step), title: 'foot-with-its-screws' }
  return { capacities: { 'foot-bracket': capacity }, steps: [step] }
}

/**
 * Capacities of the hook of a racking system on this rafter, ultimate and in service, kN; null: its maker publishes none that holds
 * there. Method 5.5.
 */
export const rackingHook = (system: RackingSystem, support: ScrewedInto, cyclonic: boolean): RackingCapacities => {
  const rows = system.fixings.filter((row) => row.kind === 'hook')
  const row = strongest(rows.filter((one) => holdsIn(one, support) && holdsAt(one, cyclonic)))
  if (row === null) return null
  const ultimate = capacityStep(system, 'R_u', 'hook-of-the-racking-ultimate', row.capacity)
  const service = capacityStep(system, 'R_s', 'hook-of-the-racking-service', row.service)
  const capacities = {
    'tile-hook-ultimate': capacityOf(system, ultimate),
    'tile-hook-service': capacityOf(system, service),
  }
  return { capacities, steps: [ultimate, service] }
}

/** @param sheeting position of the sheeting product */
export const rackingClamp = (system: RackingSystem, sheeting: number, cyclonic: boolean): RackingCapacities => {
  const rows = system.fixings.filter((row) => row.kind === 'clamp')
  const row = strongest(rows.filter((one) => one.sheeting === sheeting && holdsAt(one, cyclonic)))
  if (row === null) return null
  const step = capacityStep(system, 'R_c', 'clamp-of-the-racking', row.capacity)
  return { capacities: { 'clamp-capacity': capacityOf(system, step) }, steps: [step] }
}

type Kind = RackingFixing['kind']

/**
 * Generic capacities where a system has fixings of the kind, but none for this roof: no more than its weakest one, so
 * that a thinner support never holds more than a thicker one that the maker lists.
 */
export const noStrongerThan = (
  system: RackingSystem,
  kind: Kind,
  generic: NonNullable<RackingCapacities>,
): NonNullable<RackingCapacities> => {
  const own = system.fixings.filter((row) => row.kind === kind)
  const [first] = own
  if (first === undefined) return generic
  const weakest = own.reduce((least, row) => (row.capacity < least.capacity ? row : least), first)
  const step = capacityStep(system, 'R_w', 'weakest-fixing-of-the-racking', weakest.capacity)
  const limited = (capacity: Capacity): Capacity => (capacity.value <= step.value ? capacity : capacityOf(system, step))
  const capacities = Object.fromEntries(
    Object.entries(generic.capacities).map(([id, capacity]) => [id, limited(capacity)]),
  )
  return { capacities, steps: [...generic.steps, step] }
}
