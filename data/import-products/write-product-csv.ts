import type { ProductLayout } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import type { ProductTexts } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'

const cellOf = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A product as a CSV file that can be read again; without texts it is the template to fill in. */
export const productCsv = ({ entries, columns }: ProductLayout, texts: ProductTexts): string => {
  const above = entries.map(({ name, isList }) => {
    const text = texts.entries[name] ?? ''
    return [name, ...(isList ? text.split(',').map((part) => part.trim()) : [text])]
  })
  const below = texts.rows.map((row) => columns.map(({ name }) => row[name] ?? ''))
  const rows = [...above, columns.map(({ name }) => name), ...below]
  return `${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}
