import type { ClampArrangement } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'

/** Where a product gives the value that moved: the path of a field; empty: none of its fields alone. */
export type HeldAt = readonly (string | number)[]

type Moved = { readonly after: RackingSystem; readonly kind: 'foot' | 'hook' | 'clamp'; readonly value: number }

/** The capacity that governs is one of the rows, or a generic one. */
export const fixingAt = ({ after, kind, value }: Moved, isService: boolean): HeldAt => {
  const index = after.fixings.findIndex(
    (row) => row.kind === kind && (isService && row.kind === 'hook' ? row.service : row.capacity) === value,
  )
  return index < 0 ? [] : ['fixings', index, isService ? 'service' : 'capacity']
}

/** Of rail and splice, the one that was changed. */
export const momentAt = (before: RackingSystem, after: RackingSystem): HeldAt =>
  before.rail.momentCapacity === after.rail.momentCapacity ? ['splice', 'momentCapacity'] : ['rail', 'momentCapacity']

/** What is left in C4 counts for C5, too, where that is not given. */
export const seaAt = ({ corrosivity }: RackingSystem, category: 'C4' | 'C5'): HeldAt => [
  'corrosivity',
  corrosivity?.[category] == null ? 'C4' : category,
]

type Way = 'pull' | 'push'
type Pressed = { readonly way: Way; readonly name: 'design' | 'test'; readonly value: number }

/** The arrangement that allows the pressure. */
export const arrangementAt = (
  arrangements: readonly ClampArrangement[],
  count: number,
  { way, name, value }: Pressed,
): HeldAt => {
  const index = arrangements.findIndex((one) => one.clamps === count && one[way][name] === value)
  return index < 0 ? [] : ['arrangements', index, way, name]
}
