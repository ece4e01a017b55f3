import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { needFolder } from './real-place.ts'

/** A damaged table is told by its reader; a pipe would hang it, and a lost link or a closed file would tell the system's words. */
const refuseOddFile = (path: string): void => {
  const found = statSync(path)
  if (!found.isFile() && !found.isDirectory()) throw new Error(`${path} is no file.`)
  accessSync(path, constants.R_OK)
}

/** The imported tables of `--tables DIR`, none without it; throws with a sentence when a table is damaged. */
export const tablesOf = (folder: string | null): ImportedTables => {
  if (folder === null) return {}
  needFolder(folder)
  for (const name of readdirSync(folder)) if (!name.startsWith('.')) refuseOddFile(join(folder, name))
  return importedTablesIn(folder)
}
