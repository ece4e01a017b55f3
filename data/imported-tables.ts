import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readImportedTable } from '@soundroof/contract/roofs/catalogue/imported-table'
import { oddIn } from '@soundroof/contract/roofs/catalogue/odd-values'
import { sayIn } from '@soundroof/words/say'
import type { ImportedTables } from './catalogue-with.ts'
import { choices } from './choices.ts'
import { jsonFile, refuseFile } from './json-file.ts'

/** An operator's tables: one file for each size, as `npm run import-table` writes them. */

const what = 'capacity table'
const say = sayIn('en-AU')

const readFile = (folder: string, entry: Dirent) => {
  const file = join(folder, entry.name)
  if (entry.isDirectory() || !entry.name.endsWith('.json'))
    return refuseFile(file, what, ['only files <name>.json stand here; enter others with npm run import-table'])
  const read = readImportedTable(say, jsonFile(file, what), choices)
  if (!read.ok)
    return refuseFile(
      file,
      what,
      read.problems.map(({ field, coded }) => `${field}: ${say(coded)}`),
    )
  const { oddValues: _, oddValueCount: __, ...table } = read.value
  const { name } = table
  if (entry.name !== `${name}.json`) return refuseFile(file, what, [`it holds ${name}: its name must be ${name}.json`])
  return [name, { ...table, ...oddIn(read.value) }] as const
}

/** All tables of a folder by name, without hidden files. Throws an error with all reasons if one is not a table. */
export const importedTablesIn = (folder: string): ImportedTables => {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const byName = entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(byName.map((entry) => readFile(folder, entry)))
}
