import { existsSync } from 'node:fs'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { importedTablesIn } from '@soundroof/data/imported-tables'

/** The imported tables of `--tables DIR`, none without it; throws with a sentence when a table is damaged. */
export const tablesOf = (folder: string | null): ImportedTables => {
  if (folder === null) return {}
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  return importedTablesIn(folder)
}
