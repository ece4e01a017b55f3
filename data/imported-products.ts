import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import { rackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { placeInJson, type ReadEntry, readEntry } from '@soundroof/contract/roofs/catalogue/products/read-product'
import type { ImportedProducts } from './catalogue-with.ts'
import { jsonFile, refuseFile } from './json-file.ts'

type Kind = { readonly folder: 'racking' | 'modules'; readonly what: string; readonly command: string }
const racking: Kind = { folder: 'racking', what: 'racking system', command: 'import-racking' }
const modules: Kind = { folder: 'modules', what: 'module', command: 'import-module' }

type Read<T> = (value: unknown) => ReadEntry<T>

const readFile = <T extends { readonly id: string }>(
  parse: Read<T>,
  folder: string,
  entry: Dirent,
  { what, command }: Kind,
) => {
  const file = join(folder, entry.name)
  if (entry.isDirectory() || !entry.name.endsWith('.json'))
    return refuseFile(file, what, [`only files <id>.json stand here; enter others with npm run ${command}`])
  const read = parse(jsonFile(file, what))
  if (!read.ok)
    return refuseFile(
      file,
      what,
      read.problems.map(({ path, message }) => `${placeInJson(path)}: ${message}`),
    )
  const { id } = read.entry
  if (entry.name !== `${id}.json`) return refuseFile(file, what, [`it holds ${id}: its name must be ${id}.json`])
  return [id, read.entry] as const
}

const entriesIn = <T extends { readonly id: string }>(parse: Read<T>, dataDir: string, kind: Kind) => {
  const folder = join(dataDir, kind.folder)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const byName = files.sort((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(byName.map((entry) => readFile(parse, folder, entry, kind)))
}

/** The entries in the folders `racking` and `modules`. Throws with every reason when a file is none. */
export const importedProductsIn = (dataDir: string): ImportedProducts => ({
  racking: entriesIn((value) => readEntry(rackingSystem, value), dataDir, racking),
  modules: entriesIn((value) => readEntry(pvModule, value), dataDir, modules),
})
