import { writeFileSync } from 'node:fs'
import { allTables } from './rows/all-tables.ts'
import { tablesModule, tableText } from './rows/table-file.ts'

const folder = new URL('../../../data/purlins/', import.meta.url)

/** `npm run tables`: writes every capacity table and the module that imports them. */
const started = process.hrtime.bigint()
const names: string[] = []
for (const table of allTables()) {
  writeFileSync(new URL(`${table.name}.json`, folder), tableText(table))
  names.push(table.name)
  process.stdout.write(`${table.name} `)
}
writeFileSync(new URL('tables.ts', folder), tablesModule(names))
const seconds = Number(process.hrtime.bigint() - started) / 1e9
process.stdout.write(`\n${names.length} tables in ${seconds.toFixed(1)} s\n`)
