import type { ProductLayout } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { valueOfTexts } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { placeInJson } from '@soundroof/contract/roofs/catalogue/products/read-product'
import { type CsvPlace, readProductCsv } from '@soundroof/data/import-products/read-product-csv'
import { sayIn } from '@soundroof/words/say'
import { fileProblem } from '../input-output/file-problem.ts'
import { readTextFile } from '../input-output/read-text-file.ts'
import { type ReadProducts, unreadable } from './product-draft.ts'

/** A list of products with lists of parts has five. */
const mostLevels = 20

/** Copied along, the key `__proto__` would change what an object is; nesting without end would fill the stack. */
const whyNoProduct = (value: unknown, levels = mostLevels): string | null => {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return `the file is nested more than ${mostLevels} levels deep, too deeply for a product file`
  if (Object.hasOwn(value, '__proto__')) return '"__proto__" is no field of a product: take it out'
  for (const inner of Object.values(value)) {
    const problem = whyNoProduct(inner, levels - 1)
    if (problem !== null) return problem
  }
  return null
}

/** One product, or a list of them. */
const readProductJson = (text: string): ReadProducts => {
  const value: unknown = JSON.parse(text)
  const problem = whyNoProduct(value)
  if (problem !== null) return unreadable(problem)
  if (!Array.isArray(value)) return { drafts: [{ value, placeOf: placeInJson }], problems: [] }
  if (value.length === 0) return unreadable('the list is empty: give one product at least')
  return {
    drafts: value.map((one, index) => ({ value: one, placeOf: (path) => placeInJson([index, ...path]) })),
    problems: [],
  }
}

const placeInCsv = ({ row, name }: CsvPlace): string => [row === null ? [] : `row ${row}`, name ?? []].flat().join(', ')

const readCsv = (text: string, layout: ProductLayout): ReadProducts => {
  const { texts, problems, placeOf } = readProductCsv(text, layout)
  const isUnreadable = problems.length > 0 && texts.rows.length === 0 && Object.keys(texts.entries).length === 0
  return {
    drafts: isUnreadable ? [] : [{ value: valueOfTexts(layout, texts), placeOf: (path) => placeInCsv(placeOf(path)) }],
    problems: problems.map(({ coded }) => sayIn('en-AU')(coded)),
  }
}

/** The products of a file by the ending of its name. What cannot be read at all is a problem like any other. */
export const readProducts = (file: string, layout: ProductLayout): ReadProducts => {
  const read = readTextFile(file, ['csv', 'json'])
  if (!read.ok) return unreadable(read.problem)
  try {
    return read.ending === 'csv' ? readCsv(read.text, layout) : readProductJson(read.text)
  } catch (error) {
    return unreadable(fileProblem(error))
  }
}
