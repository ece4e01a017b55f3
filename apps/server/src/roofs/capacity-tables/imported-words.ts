import { oddCountOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import type { ImportedProducts, ImportedTables } from '@soundroof/data/catalogue-with'

const oddWords = (count: number): string => (count === 0 ? '' : `; ${count} odd ${count === 1 ? 'value' : 'values'}`)

/** Sentences at the start about tables that replace computed ones. */
export const importedWords = (imported: ImportedTables): readonly string[] => {
  const lines = Object.values(imported).map(
    (table) => `  ${table.name.padEnd(9)} ${table.source}, ${table.edition}${oddWords(oddCountOf(table))}`,
  )
  return lines.length === 0 ? [] : ['Imported capacity tables:', ...lines]
}

/** The same for racking systems and modules. */
export const importedProductWords = ({ racking, modules }: ImportedProducts): readonly string[] => {
  const entries = [...Object.values(racking), ...Object.values(modules)]
  const lines = entries.map(
    ({ id, name, edition, validUntil }) =>
      `  ${id.padEnd(20)} ${name}, ${edition}${validUntil === null ? '' : `, valid until ${validUntil}`}`,
  )
  return lines.length === 0 ? [] : ['Imported racking systems and modules:', ...lines]
}
