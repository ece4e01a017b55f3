import type { Problem } from '@soundroof/contract/platform/problem'
import { type ProductKind, readProduct } from '@soundroof/contract/review/figures/products-console'
import type { EntryField, ProductField } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { columnsOf, layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import { placeOfField } from '@soundroof/contract/roofs/catalogue/products/fields/product-problems'
import {
  type ProductTexts,
  type Texts,
  textsOfValue,
  valueOfTexts,
} from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { isObject, parseJson } from '../../../../platform/json.ts'

/** What is typed into the form of a product: a text for each field, a row for each fixing or arrangement. */

/** Signing off decides it. */
export const decided = 'status'

/** The fields above the list, without what signing off decides. */
export const entriesOf = (kind: ProductKind): readonly EntryField[] =>
  layoutOf[kind].entries.filter(({ name }) => name !== decided)

const pick = (fields: readonly ProductField[], texts: Texts): Texts =>
  Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? '']))

/** The texts of the fields that the form shows. */
const inForm = (kind: ProductKind, { entries, rows }: ProductTexts): ProductTexts => ({
  entries: pick(entriesOf(kind), entries),
  rows: rows.map((row) => pick(columnsOf(kind, row), row)),
})

/** The texts of a product in force; all empty without one. */
export const textsOf = (kind: ProductKind, entry: unknown): ProductTexts =>
  inForm(kind, textsOfValue(layoutOf[kind], entry))

/** What is proposed. */
export const entryOf = (kind: ProductKind, texts: ProductTexts): Record<string, unknown> => ({
  ...valueOfTexts(layoutOf[kind], inForm(kind, texts)),
})

const textsIn = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** What the device kept, also of fields that another kind of fixing has; null where that is nothing, or of another shape. */
export const textsKept = (kind: ProductKind, kept: string): ProductTexts | null => {
  const value = parseJson(kept)
  if (!isObject(value) || !Array.isArray(value.rows)) return null
  return { entries: pick(entriesOf(kind), textsIn(value.entries)), rows: value.rows.map(textsIn) }
}

type Proposed = { readonly texts: ProductTexts; readonly reason: string; readonly hasEvidence: boolean }

/** Everything that is wrong, in the order of the form. */
export const problemsOf = (kind: ProductKind, { texts, reason, hasEvidence }: Proposed): readonly Problem[] => {
  const read = readProduct({ kind, entry: entryOf(kind, texts), reason })
  const { list } = layoutOf[kind]
  const places = [
    ...entriesOf(kind).map((field) => placeOfField(list, field, null)),
    ...texts.rows.flatMap((row, index) => columnsOf(kind, row).map((field) => placeOfField(list, field, index))),
    'reason',
  ]
  const found = read.ok ? [] : read.problems
  const rank = ({ field }: Problem) => (places.includes(field) ? places.indexOf(field) : places.length)
  return [
    ...(hasEvidence ? [] : [{ field: 'evidence', coded: { code: 'evidenceRequired' } }]),
    ...[...found].sort((one, other) => rank(one) - rank(other)),
  ]
}

const replaced = <T>(all: readonly T[], index: number, one: T): readonly T[] =>
  all.map((other, position) => (position === index ? one : other))

export const withEntry = (texts: ProductTexts, name: string, text: string): ProductTexts => ({
  ...texts,
  entries: { ...texts.entries, [name]: text },
})

export const withCell = (texts: ProductTexts, index: number, name: string, text: string): ProductTexts => ({
  ...texts,
  rows: replaced(texts.rows, index, { ...texts.rows[index], [name]: text }),
})

/** A new part below the others; a copy of one stands behind it. */
export const withPart = (texts: ProductTexts, copyOf: number | null): ProductTexts => {
  const copy = copyOf === null ? null : texts.rows[copyOf]
  if (copyOf === null || !copy) return { ...texts, rows: [...texts.rows, {}] }
  return { ...texts, rows: [...texts.rows.slice(0, copyOf + 1), copy, ...texts.rows.slice(copyOf + 1)] }
}

export const withoutPart = (texts: ProductTexts, index: number): ProductTexts => ({
  ...texts,
  rows: texts.rows.filter((_, position) => position !== index),
})
