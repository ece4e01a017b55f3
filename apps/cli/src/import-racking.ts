import { rackingLayout } from '@soundroof/contract/roofs/catalogue/products/fields/racking-fields'
import { type RackingSystem, rackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { readEntry } from '@soundroof/contract/roofs/catalogue/products/read-product'
import { catalogue } from '@soundroof/data'
import { importProducts } from './import-products/import-products.ts'

const summary = ({ rail, fixings }: RackingSystem): string => {
  const moment = rail.momentCapacity === null ? 'design moment not given' : `design moment ${rail.momentCapacity} kN m`
  return `Rail EI ${rail.stiffness} kN m2, ${moment}; ${fixings.length} capacities of fixings.`
}

process.exitCode = await importProducts({
  command: 'import-racking',
  folder: 'racking',
  layout: rackingLayout,
  rules: { read: (value) => readEntry(rackingSystem, value), published: Object.keys(catalogue.racking) },
  summary,
})
