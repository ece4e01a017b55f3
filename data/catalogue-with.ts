import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { content } from './content.ts'
import { hashOf } from './content-hash.ts'
import { catalogue } from './index.ts'

/** Capacity tables that replace the computed ones, by name. */
export type ImportedTables = Readonly<Record<string, CapacityTable>>

/** The catalogue with an operator's tables in place of the computed ones, section by section. */
export const catalogueWith = (imported: ImportedTables): Catalogue => {
  if (Object.keys(imported).length === 0) return catalogue
  const purlins = { ...content.purlins, ...imported }
  return { ...catalogue, version: hashOf({ ...content, purlins }), purlins: { ...catalogue.purlins, ...imported } }
}
