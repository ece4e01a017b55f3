import { type RackingSystem, rackingSystem } from '@soundroof/contract/roofs/catalogue/library/racking-system'
import { readEntry } from '@soundroof/contract/roofs/catalogue/library/read-entry'
import { catalogue } from '@soundroof/data'
import { importProducts } from './import-library/import-products.ts'
import { rackingLayout } from './import-library/layout.ts'

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
