import type { ProductField, ProductLayout } from './product-field.ts'

/** A product as it is typed: a text for each field, empty where nothing is published. */

export type Texts = Readonly<Record<string, string>>

/** `rows`: the parts of the list, in order. */
export type ProductTexts = { readonly entries: Texts; readonly rows: readonly Texts[] }

const plainNumber = /^-?\d{1,9}(\.\d{1,9})?$/

/** What is no number stays a text: the schema refuses it and says what is wanted. */
const readText = ({ asked, isList }: ProductField, text: string): unknown => {
  const isNumber = asked.kind === 'number' || asked.kind === 'whole'
  const one = (part: string): unknown => (isNumber && plainNumber.test(part) ? Number(part) : part)
  return isList ? text.split(',').map((part) => one(part.trim())) : one(text)
}

type Member = { readonly path: readonly string[]; readonly value: unknown }

/** Nested members from their paths. */
const objectOf = (members: readonly Member[]): Readonly<Record<string, unknown>> => {
  const names = [...new Set(members.map(({ path }) => path[0] ?? ''))]
  return Object.fromEntries(
    names.map((name) => {
      const own = members.filter(({ path }) => path[0] === name)
      const [leaf] = own.filter(({ path }) => path.length === 1)
      return [name, leaf ? leaf.value : objectOf(own.map(({ path, value }) => ({ path: path.slice(1), value })))]
    }),
  )
}

const objectFrom = (fields: readonly ProductField[], texts: Texts): Readonly<Record<string, unknown>> =>
  objectOf(
    fields.flatMap((field) => {
      const text = texts[field.name]?.trim() ?? ''
      return text === '' ? [] : [{ path: field.path, value: readText(field, text) }]
    }),
  )

/** The product that the texts give, before it is checked: empty texts are left out. */
export const valueOfTexts = (
  { entries, list, columns }: ProductLayout,
  texts: ProductTexts,
): Readonly<Record<string, unknown>> => ({
  ...objectFrom(entries, texts.entries),
  [list]: texts.rows.map((row) => objectFrom(columns, row)),
})

const memberAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[name] : undefined),
    value,
  )

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(', ')
  return value === null || value === undefined ? '' : String(value)
}

const textsFrom = (fields: readonly ProductField[], value: unknown): Texts =>
  Object.fromEntries(fields.map(({ name, path }) => [name, textOf(memberAt(value, path))]))

/** The texts of a product, or of what a file holds in its place: what is unknown is left out. */
export const textsOfValue = ({ entries, list, columns }: ProductLayout, value: unknown): ProductTexts => {
  const parts = memberAt(value, [list])
  return {
    entries: textsFrom(entries, value),
    rows: Array.isArray(parts) ? parts.map((part) => textsFrom(columns, part)) : [],
  }
}
