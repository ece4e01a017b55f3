import { existsSync } from 'node:fs'
import type { Catalogue } from '@soundroof/contract/catalogue'
import { catalogue } from '@soundroof/data'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { importedTablesIn } from '@soundroof/data/imported-tables'

/** `--tables DIR` of every command that calculates, in the shape of `parseArgs`. */
export const tablesFlag = { tables: { type: 'string' } } as const

export const tablesUsage = '[--tables DIR]'

/** The published figures, with the imported tables of a folder; throws with a sentence when a table is damaged. */
export const catalogueInForce = (folder: string | null): Catalogue => {
  if (folder === null) return catalogue
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  return catalogueWith(importedTablesIn(folder))
}
