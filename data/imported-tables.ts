import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readImportedTable } from '@soundroof/contract/roofs/catalogue/imported-table'
import { oddIn } from '@soundroof/contract/roofs/catalogue/odd-values'
import type { ImportedTables } from './catalogue-with.ts'
import { choices } from './choices.ts'

/** An operator's tables: one file for each size, as `npm run import-table` writes them. */

const largestFile = 2 * 1024 * 1024
const told = 5

const fail = (file: string, reasons: readonly string[]): never => {
  const more = reasons.length > told ? [`and ${reasons.length - told} more`] : []
  const lines = [...reasons.slice(0, told), ...more].map((reason) => `  ${reason}`)
  throw new Error([`${file} is not a capacity table:`, ...lines].join('\n'))
}

// A pipe would be waited for without end.
const noFile = new Error('it is a pipe or a device')
const tooLarge = new Error(`it is larger than ${largestFile / 1024 / 1024} MB`)

const jsonIn = (file: string): unknown => {
  try {
    const found = statSync(file)
    if (!found.isFile()) throw noFile
    if (found.size > largestFile) throw tooLarge
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(file, [error instanceof Error ? error.message : String(error)])
  }
}

const readFile = (folder: string, entry: Dirent) => {
  const file = join(folder, entry.name)
  if (entry.isDirectory() || !entry.name.endsWith('.json'))
    return fail(file, ['only files <name>.json stand here; enter others with npm run import-table'])
  const read = readImportedTable(jsonIn(file), choices)
  if (!read.ok)
    return fail(
      file,
      read.problems.map(({ field, message }) => `${field}: ${message}`),
    )
  const { oddValues: _, oddValueCount: __, ...table } = read.value
  const { name } = table
  if (entry.name !== `${name}.json`) return fail(file, [`it holds ${name}: its name must be ${name}.json`])
  return [name, { ...table, ...oddIn(read.value) }] as const
}

/** All tables of a folder by name, without hidden files. Throws an error with all reasons if one is not a table. */
export const importedTablesIn = (folder: string): ImportedTables => {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const byName = entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(byName.map((entry) => readFile(folder, entry)))
}
