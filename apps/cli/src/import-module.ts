import { moduleLayout } from '@soundroof/contract/roofs/catalogue/products/fields/module-fields'
import { type PvModule, pvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import { readEntry } from '@soundroof/contract/roofs/catalogue/products/read-product'
import { catalogue } from '@soundroof/data'
import { importProducts } from './import-products/import-products.ts'

const summary = ({ length, width, mass, arrangements }: PvModule): string =>
  `${length} x ${width} mm, ${mass} kg; ${arrangements.length} clamp arrangements.`

process.exitCode = await importProducts({
  command: 'import-module',
  folder: 'modules',
  layout: moduleLayout,
  rules: { read: (value) => readEntry(pvModule, value), published: Object.keys(catalogue.modules) },
  summary,
})
