import type { Problem } from '@soundroof/contract/platform/problem'
import { type ProductKind, readProduct } from '@soundroof/contract/review/figures/products-console'
import type { ProductField } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import { placeOfField } from '@soundroof/contract/roofs/catalogue/products/fields/product-problems'
import {
  type ProductTexts,
  type Texts,
  valueOfTexts,
} from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { type CsvPlace, readProductCsv } from '@soundroof/data/import-products/read-product-csv'
import type { Message } from '../../../../platform/words/use-say.ts'
import { decided, entryOf } from './typed.ts'

/** What a CSV file gives, shown before it goes into the form. */

export type RefusedCell = CsvPlace & { readonly place: string; readonly text: string; readonly why: Message }

export type Filled = {
  readonly texts: ProductTexts
  /** Cells with a value above the list, and in its rows. */
  readonly values: number
  readonly cells: number
  /** Of the file itself: unknown names, too many cells. */
  readonly problems: readonly Message[]
  readonly refused: readonly RefusedCell[]
  readonly hasStatus: boolean
}

export type ReadFile =
  | { readonly ok: true; readonly filled: Filled }
  | { readonly ok: false; readonly problems: readonly Message[] }

/** Bytes; a system with 500 fixings has a tenth. */
const largest = 500_000

type Cell = CsvPlace & { readonly place: string; readonly text: string }

/** Every cell with a value, by the field that it fills. */
const cellsOf = (
  kind: ProductKind,
  { entries, rows }: ProductTexts,
  placeOf: (path: readonly PropertyKey[]) => CsvPlace,
): readonly Cell[] => {
  const layout = layoutOf[kind]
  const cells = (fields: readonly ProductField[], texts: Texts, row: number | null) =>
    fields.flatMap((field) => {
      const text = texts[field.name] ?? ''
      const path = row === null ? field.path : [layout.list, row, ...field.path]
      return text === '' ? [] : [{ ...placeOf(path), place: placeOfField(layout.list, field, row), text }]
    })
  return [
    ...cells(layout.entries, entries, null).filter(({ name }) => name !== decided),
    ...rows.flatMap((row, index) => cells(layout.columns, row, index)),
  ]
}

/** Also of fields that a kind does not have: those leave the form, and the reader is told. */
const problemsIn = (kind: ProductKind, texts: ProductTexts): readonly Problem[] => {
  const { [decided]: _, ...entry } = valueOfTexts(layoutOf[kind], texts)
  const whole = readProduct({ kind, entry, reason: 'csv' })
  const shown = readProduct({ kind, entry: entryOf(kind, texts), reason: 'csv' })
  return [...(whole.ok ? [] : whole.problems), ...(shown.ok ? [] : shown.problems)]
}

/** What the text of a CSV file gives. */
export const filledFrom = (kind: ProductKind, csv: string): ReadFile => {
  const { texts, problems, placeOf } = readProductCsv(csv, layoutOf[kind])
  const told = problems.map(({ coded }) => coded)
  const cells = cellsOf(kind, texts, placeOf)
  if (cells.length === 0) return { ok: false, problems: told.length > 0 ? told : ['review.the-file-has-no-values'] }
  const found = problemsIn(kind, texts)
  const refused = cells.flatMap((cell) => {
    const problem = found.find(({ field }) => field === cell.place)
    return problem ? [{ ...cell, why: problem.coded }] : []
  })
  const values = Object.keys(texts.entries).filter((name) => name !== decided).length
  const hasStatus = texts.entries[decided] !== undefined
  return {
    ok: true,
    filled: { texts, values, cells: cells.length - values, problems: told, refused, hasStatus },
  }
}

const textOf = async (file: File): Promise<string | null> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

const unreadable = (...problems: readonly Message[]): ReadFile => ({ ok: false, problems })

/** Reads a file that was chosen. What is no CSV is a problem like any other. */
export const readFilled = async (kind: ProductKind, file: File): Promise<ReadFile> => {
  if (file.size > largest) return unreadable('review.csv-too-large')
  const text = await textOf(file)
  if (text === null || text.includes('\u0000')) return unreadable('review.csv-is-no-utf-8-text')
  try {
    return filledFrom(kind, text)
  } catch (error) {
    // The parser names the row where a quote does not end.
    const { lines } = error as { readonly lines?: unknown }
    if (typeof lines !== 'number') throw error
    return unreadable({ code: 'review.csv-not-readable-at-row', values: { row: lines } })
  }
}

/** The form with what a file gives: its values replace those of the same fields, its rows all rows; the rest stays. */
export const filledInto = ({ entries, rows }: ProductTexts, { texts }: Filled): ProductTexts => ({
  entries: { ...entries, ...texts.entries },
  rows: texts.rows.length > 0 ? texts.rows : rows,
})

/** Values typed by hand that the file replaces by others. */
export const replacedBy = ({ entries, rows }: ProductTexts, { texts }: Filled): number => {
  const differing = (before: Texts, after: Texts): number =>
    Object.entries(before).filter(([name, text]) => text !== '' && text !== (after[name] ?? text)).length
  const cells = (row: Texts, after: Texts | undefined): number =>
    Object.entries(row).filter(([name, text]) => text !== '' && text !== (after?.[name] ?? '')).length
  const ofRows = texts.rows.length === 0 ? 0 : rows.reduce((sum, row, at) => sum + cells(row, texts.rows[at]), 0)
  return differing(entries, texts.entries) + ofRows
}
