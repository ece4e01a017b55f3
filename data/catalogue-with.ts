import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { content } from './content.ts'
import { hashOf } from './content-hash.ts'
import { catalogue } from './index.ts'

/** Capacity tables that replace the computed ones, by name. */
export type ImportedTables = Readonly<Record<string, CapacityTable>>

/** Racking systems and modules that an operator entered, by id. */
export type ImportedProducts = Pick<Catalogue, 'racking' | 'modules'>
export const noProducts: ImportedProducts = { racking: {}, modules: {} }

type Replaced = Readonly<Record<'purlins' | 'racking' | 'modules', object>>

/** The catalogue with an operator's tables in place of the computed ones, and with the racking systems and modules that the operator entered. */
export const catalogueWith = (imported: ImportedTables, products: ImportedProducts = noProducts): Catalogue => {
  const added = [imported, products.racking, products.modules]
  if (added.every((entries) => Object.keys(entries).length === 0)) return catalogue
  const inForce = <P extends Replaced>(published: P) => ({
    purlins: { ...published.purlins, ...imported },
    racking: { ...published.racking, ...products.racking },
    modules: { ...published.modules, ...products.modules },
  })
  return { ...catalogue, version: hashOf({ ...content, ...inForce(content) }), ...inForce(catalogue) }
}
