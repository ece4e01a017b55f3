import { z } from 'zod'
import { entryHeader } from './product.ts'
import type { PvModule } from './pv-module.ts'
import type { RackingSystem } from './racking-system.ts'

/** The public part of products: names, validity and sizes. Capacities and pressures stay in the catalogue. */

export const listedRacking = z.strictObject({ ...entryHeader, mass: z.number() })
export type ListedRacking = Readonly<z.infer<typeof listedRacking>>

/** mm, kg and W. */
export const listedModule = z.strictObject({
  ...entryHeader,
  length: z.number(),
  width: z.number(),
  mass: z.number(),
  power: z.number().nullable(),
})
export type ListedModule = Readonly<z.infer<typeof listedModule>>

const headerOf = ({ id, name, origin, source, edition, validFrom, validUntil, status }: RackingSystem | PvModule) => ({
  id,
  name,
  origin,
  source,
  edition,
  validFrom,
  validUntil,
  status,
})

const listRacking = (systems: Readonly<Record<string, RackingSystem>>): readonly ListedRacking[] =>
  Object.values(systems).map((system) => ({ ...headerOf(system), mass: system.mass }))

const listModules = (modules: Readonly<Record<string, PvModule>>): readonly ListedModule[] =>
  Object.values(modules).map((entry) => ({
    ...headerOf(entry),
    length: entry.length,
    width: entry.width,
    mass: entry.mass,
    power: entry.power,
  }))

type Products = {
  readonly racking: Readonly<Record<string, RackingSystem>>
  readonly modules: Readonly<Record<string, PvModule>>
}
type Listed = { readonly rackingSystems: readonly ListedRacking[]; readonly modules: readonly ListedModule[] }

/** Leaves capacities and pressures out. */
export const listedProducts = ({ racking, modules }: Products): Listed => ({
  rackingSystems: listRacking(racking),
  modules: listModules(modules),
})

/** The option lists with the racking systems and modules of a catalogue. */
export const withProducts = <C extends Listed>(choices: C, products: Products): C => ({
  ...choices,
  ...listedProducts(products),
})
