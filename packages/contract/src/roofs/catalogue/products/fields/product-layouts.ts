import { pvModule } from '../pv-module.ts'
import { rackingSystem } from '../racking-system.ts'
import { moduleLayout } from './module-fields.ts'
import { hasField, type ProductField, type ProductLayout, partSchema } from './product-field.ts'
import type { Texts } from './product-texts.ts'
import { rackingLayout } from './racking-fields.ts'

type Kind = 'racking' | 'modules'

/** Fields by kind of product. */
export const layoutOf: Readonly<Record<Kind, ProductLayout>> = { racking: rackingLayout, modules: moduleLayout }

const partOf = {
  racking: partSchema(rackingSystem, rackingLayout.list),
  modules: partSchema(pvModule, moduleLayout.list),
} as const

/** The fields of one part: those of its kind; steel has no joint group. */
export const columnsOf = (kind: Kind, row: Texts): readonly ProductField[] =>
  layoutOf[kind].columns.filter(
    (column) =>
      hasField(partOf[kind], column, row.fixing) && !(column.name === 'joint_group' && row.support === 'steel'),
  )
