import { type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import {
  jointGroups,
  type RackingFixing,
  type RackingSystem,
} from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import { type FootCapacity, footOnSteel, footOnTimber } from '@soundroof/engine/fixings/foot-capacity'
import { type Clamps, moduleRating } from '@soundroof/engine/fixings/module-rating'
import { tileHookCapacity } from '@soundroof/engine/fixings/tile-hook-capacity'
import { partLeft } from '@soundroof/engine/products/by-the-sea'
import {
  noStrongerThan,
  type RackingCapacities,
  rackingClamp,
  rackingFoot,
  rackingHook,
  type ScrewedInto,
} from '@soundroof/engine/products/racking-fixings'
import { rackingRail } from '@soundroof/engine/products/racking-rail'
import { arrangementAt, fixingAt, type HeldAt, momentAt, seaAt } from './held-at.ts'

/** Compares a product with the one of the same id by what the engine reads of both on the same roofs. */

/** A value of one product, where it is read, and which field gives it; more is the unsafe side. */
export type Held = { readonly what: Told; readonly at: HeldAt; readonly before: number; readonly after: number }

type Capacities = NonNullable<RackingCapacities>['capacities']
type Values = Readonly<Record<string, number>>

/** kN by failure mode; 0 where the roof does not have it. */
const valuesOf = (capacities: Capacities): Values =>
  Object.fromEntries(Object.entries(capacities).map(([id, capacity]) => [id, capacity?.value ?? 0]))

const footValues = ({ bracket, screws }: FootCapacity): Capacities => ({
  'foot-bracket': bracket.value <= screws.value ? bracket : screws,
})

const genericFoot = (catalogue: Catalogue, support: ScrewedInto, screws: number, cyclonic: boolean): Capacities => {
  if (support.kind === 'timber') return footValues(footOnTimber(catalogue, support, screws, cyclonic))
  if (support.thickness < catalogue.sections.screwGrades.smallest) return {}
  return footValues(footOnSteel(catalogue, support.thickness, screws, cyclonic))
}

const genericHook = ({ fixings }: Catalogue, support: ScrewedInto, cyclonic: boolean): Capacities => {
  const size = support.kind === 'steel' ? support.thickness : support.depth
  const found = tileHookCapacity(fixings, { material: support.kind, size, cyclonic })
  return found === null ? {} : { 'tile-hook-ultimate': found.ultimate, 'tile-hook-service': found.service }
}

const genericClamp = ({ fixings }: Catalogue, sheeting: number): Capacities => {
  const value = fixings.clampCapacities.capacities[sheeting]
  return value === undefined
    ? {}
    : { 'clamp-capacity': { value, status: 'unverified', reason: { code: 'clamp-for', values: { name: '' } } } }
}

type Where =
  | {
      readonly kind: 'foot' | 'hook'
      readonly support: ScrewedInto
      readonly screws: number
      readonly cyclonic: boolean
    }
  | { readonly kind: 'clamp'; readonly sheeting: number; readonly cyclonic: boolean }

const genericAt = (catalogue: Catalogue, where: Where): Capacities => {
  if (where.kind === 'clamp') return genericClamp(catalogue, where.sheeting)
  if (where.kind === 'hook') return genericHook(catalogue, where.support, where.cyclonic)
  return genericFoot(catalogue, where.support, where.screws, where.cyclonic)
}

const ownAt = (system: RackingSystem, where: Where): RackingCapacities => {
  if (where.kind === 'clamp') return rackingClamp(system, where.sheeting, where.cyclonic)
  if (where.kind === 'hook') return rackingHook(system, where.support, where.cyclonic)
  return rackingFoot(system, where.support, where.screws, where.cyclonic)
}

/** Chosen as by `fitHardware` of the engine: the system's own, else generic ones no stronger than its weakest. */
const heldAt = (catalogue: Catalogue, system: RackingSystem, where: Where): Values => {
  const capacities = genericAt(catalogue, where)
  if (system.fixings.length === 0) return valuesOf(capacities)
  const found = ownAt(system, where) ?? noStrongerThan(system, where.kind, { capacities, steps: [] })
  return valuesOf(found.capacities)
}

type Screwed = Extract<RackingFixing, { readonly kind: 'foot' | 'hook' }>

/** Thicker steel and deeper timber than any support. */
const largest = { steel: 10, timber: 500 } as const
const justBelow = 1 - 1e-9

/** Between two of these sizes either system's capacity stays, or only grows as the generic figure does. */
const sizesOf = (rows: readonly Screwed[], material: 'steel' | 'timber'): readonly number[] => {
  const from = rows.filter(({ support }) => support === material).map((row) => row.from)
  return [...new Set([...from, ...from.map((size) => size * justBelow), largest[material]])]
}

const supportsOf = (rows: readonly Screwed[]): readonly ScrewedInto[] => [
  ...sizesOf(rows, 'steel').map((thickness) => ({ kind: 'steel', thickness }) as const),
  ...sizesOf(rows, 'timber').flatMap((depth) =>
    jointGroups.map((group: JointGroup) => ({ kind: 'timber', depth, group }) as const),
  ),
]

const isScrewed = (row: RackingFixing): row is Screwed => row.kind !== 'clamp'

const screwedPlaces = (rows: readonly RackingFixing[], kind: Screwed['kind'], cyclonic: boolean): readonly Where[] => {
  const own = rows.filter(isScrewed).filter((row) => row.kind === kind)
  const screws = kind === 'hook' ? [1] : [...new Set([1, 2, ...own.map((row) => row.screws)])]
  return supportsOf(own).flatMap((support) => screws.map((count) => ({ kind, support, screws: count, cyclonic })))
}

const placesOf = ({ fixings }: Catalogue, rows: readonly RackingFixing[]): readonly Where[] =>
  [false, true].flatMap((cyclonic) => [
    ...screwedPlaces(rows, 'foot', cyclonic),
    ...screwedPlaces(rows, 'hook', cyclonic),
    ...fixings.clampCapacities.capacities.map((_, sheeting) => ({ kind: 'clamp', sheeting, cyclonic }) as const),
  ])

const categories = [null, 'C4', 'C5'] as const
type Category = (typeof categories)[number]

const toldAt = (id: string, where: Where, category: Category): Told => {
  const regions = word(where.cyclonic ? 'regions C and D' : 'regions A and B')
  const region = category === null ? regions : told('regionBySea', { region: regions, category })
  if (where.kind === 'clamp') return told('heldByClampOf', { id, sheeting: where.sheeting, region })
  const { support, screws } = where
  const size = Number((support.kind === 'steel' ? support.thickness : support.depth).toPrecision(6))
  return told('heldByScrews', { id, support: word(support.kind), size, screws, region })
}

/** Share of each capacity that remains by the sea; 1 where the maker publishes none. */
const leftBySea = (system: RackingSystem, category: Category): number =>
  system.fixings.length === 0 ? 1 : (partLeft(system, category) ?? 1)

const fixingsHeld = (catalogue: Catalogue, before: RackingSystem, after: RackingSystem): readonly Held[] =>
  placesOf(catalogue, [...before.fixings, ...after.fixings]).flatMap((where) => {
    const [former, present] = [heldAt(catalogue, before, where), heldAt(catalogue, after, where)]
    return Object.entries(present).flatMap(([id, value]) => {
      const at = fixingAt({ after, kind: where.kind, value }, id === 'tile-hook-service')
      const isSame = value === former[id]
      return categories.map((category) => ({
        what: toldAt(id, where, category),
        at: isSame && category !== null ? seaAt(after, category) : at,
        before: (former[id] ?? 0) * leftBySea(before, category),
        after: value * leftBySea(after, category),
      }))
    })
  })

/** Without a stated limit, any length is allowed. */
const overhangOf = ({ rail }: RackingSystem): number => rail.overhang ?? Number.POSITIVE_INFINITY

const railHeld = ({ fixings }: Catalogue, before: RackingSystem, after: RackingSystem): readonly Held[] => {
  const [former, present] = [before, after].map((system) => rackingRail(system, fixings.rail).rail)
  if (!former || !present) throw new Error('Two systems have two rails.')
  return [
    {
      what: word('stiffness of the rail'),
      at: ['rail', 'stiffness'],
      before: former.stiffness,
      after: present.stiffness,
    },
    {
      what: word('moment of the rail'),
      at: momentAt(before, after),
      before: (former.momentCapacity ?? 0) * former.momentDivisor,
      after: (present.momentCapacity ?? 0) * present.momentDivisor,
    },
    {
      what: word('moment of the rail to certify'),
      at: momentAt(before, after),
      before: former.certifiableMoment * former.momentDivisor,
      after: present.certifiableMoment * present.momentDivisor,
    },
    {
      what: word('overhang of the rail'),
      at: ['rail', 'overhang'],
      before: overhangOf(before),
      after: overhangOf(after),
    },
    {
      what: word('overhang by the spacing'),
      at: ['rail', 'overhangShare'],
      before: before.rail.overhangShare,
      after: after.rail.overhangShare,
    },
  ]
}

/** Capacities of fixings and rails, former beside present. */
export const rackingHeld = (catalogue: Catalogue, before: RackingSystem, after: RackingSystem): readonly Held[] => [
  ...fixingsHeld(catalogue, before, after),
  ...railHeld(catalogue, before, after),
]

/** mm: how far off a clamp's centre may be for the engine. */
const beside = 3

/** Clamps in the arrangements of both, and at the quarter where an unknown module has them. */
const clampsOf = ({ panels }: Catalogue, { length, ...before }: PvModule, after: PvModule): readonly Clamps[] => {
  const rows = [...before.arrangements, ...after.arrangements]
  const edges = [
    panels.limits.unknownModule.longSide.farthest * length,
    ...rows.flatMap(({ zone }) => [zone.from, zone.to]),
  ]
  const centres = new Set(edges.flatMap((edge) => [edge - beside, edge, edge + beside]))
  const counts = new Set([4, ...rows.map(({ clamps }) => clamps)])
  return [...counts].flatMap((count) => [...centres].map((centre): Clamps => ({ count, centre: [centre, centre] })))
}

/** Pressures, former beside present, for every clamp arrangement of either. */
export const moduleHeld = (catalogue: Catalogue, before: PvModule, after: PvModule): readonly Held[] =>
  clampsOf(catalogue, before, after).flatMap((clamps) => {
    const [former, present] = [before, after].map((one) =>
      moduleRating(one, catalogue.panels.limits, clamps, before.length),
    )
    if (!former || !present) throw new Error('Two modules have two ratings.')
    return (['pull', 'push'] as const).flatMap((way) =>
      (['design', 'tested', 'confirmed'] as const).map((level) => ({
        what: told('heldByClamps', {
          way: word(way),
          level: word(level),
          count: clamps.count,
          centre: clamps.centre[0],
        }),
        at: arrangementAt(after.arrangements, clamps.count, {
          way,
          name: level === 'design' ? 'design' : 'test',
          value: present[way][level],
        }),
        before: former[way][level],
        after: present[way][level],
      })),
    )
  })

/** Where neither states a limit, nothing moved. */
export const timesOf = ({ before, after }: Held): number => (after <= before ? 1 : after / before)
