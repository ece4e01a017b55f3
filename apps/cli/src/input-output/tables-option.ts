import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { needFolder } from './real-place.ts'

/** Checks what the table reader does not report: pipes, which would block it, broken links and unreadable files. */
const refuseOddFile = (path: string): void => {
  const found = statSync(path)
  if (!found.isFile() && !found.isDirectory()) throw new Error(`${path} is no file.`)
  accessSync(path, constants.R_OK)
}

/** The imported tables of `--tables DIR`, none without it; throws an error if a table is damaged. */
export const tablesOf = (folder: string | null): ImportedTables => {
  if (folder === null) return {}
  needFolder(folder)
  for (const name of readdirSync(folder)) if (!name.startsWith('.')) refuseOddFile(join(folder, name))
  return importedTablesIn(folder)
}
