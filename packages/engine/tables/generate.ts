import { writeFileSync } from 'node:fs'
import { readOptions } from '../../../scripts/options.mjs'
import { allTables } from './rows/all-tables.ts'
import { tablesModule, tableText } from './rows/table-file.ts'

readOptions('npm run tables\n  calculates the capacity tables in data/purlins and the version of the published figures')

const data = new URL('../../../data/', import.meta.url)

/** Writes every capacity table, the module that imports them, and the version that all published figures then have. */
const started = process.hrtime.bigint()
const names: string[] = []
for (const table of allTables()) {
  writeFileSync(new URL(`purlins/${table.name}.json`, data), tableText(table))
  names.push(table.name)
  process.stdout.write(`${table.name} `)
}
writeFileSync(new URL('purlins/tables.ts', data), tablesModule(names))
await import(new URL('write-version.ts', data).href)
const seconds = Number(process.hrtime.bigint() - started) / 1e9
process.stdout.write(`\n${names.length} tables in ${seconds.toFixed(1)} s\n`)
