import { z } from 'zod'
import { type Asked, askedBy } from '../quantities.ts'

/** The fields of a product: one table for the form, its messages, and CSV files. */

/** Part of the form in which a field stands. */
export type Section = 'product' | 'module' | 'racking' | 'rail' | 'splice' | 'coast' | 'parts'

/** `name` in a CSV file, small letters; `path` in the product. */
export type ProductField = {
  readonly name: string
  readonly path: readonly string[]
  readonly label: string
  /** What it takes; units and limits are those of the schema. */
  readonly asked: Asked
  /** A list of such values, as stock lengths. */
  readonly isList: boolean
  readonly isRequired: boolean
}

/** A field above the list of parts. */
export type EntryField = ProductField & { readonly section: Section }

/** A product as a form and a CSV file have it: entries, then the parts of its list. */
export type ProductLayout = {
  readonly entries: readonly EntryField[]
  /** Member of the product that holds the parts. */
  readonly list: string
  /** What one part is called. */
  readonly part: string
  readonly columns: readonly ProductField[]
}

const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodReadonly] as const

const bare = (schema: z.ZodType): z.ZodType => {
  const wrapped = wrappers.find((wrapper) => schema instanceof wrapper)
  return wrapped ? bare((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema
}

const memberOf = (schema: z.ZodType, name: string): z.ZodType | undefined => {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return (inner.shape as Readonly<Record<string, z.ZodType>>)[name]
  if (!(inner instanceof z.ZodUnion)) return undefined
  return (inner.options as readonly z.ZodType[]).map((option) => memberOf(option, name)).find(Boolean)
}

/** The schema at a path, in the first kind that has it; undefined where none has. */
const schemaAt = (schema: z.ZodType, path: readonly string[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((at, name) => at && memberOf(at, name), schema)

/** The schema of the parts of a list. */
export const partSchema = (schema: z.ZodType, list: string): z.ZodType => {
  const found = schemaAt(schema, [list])
  const inner = found && bare(found)
  if (!(inner instanceof z.ZodArray)) throw new Error(`${list} is no list`)
  return inner.element as z.ZodType
}

const kindsOf = (schema: z.ZodType | undefined): readonly string[] => {
  const inner = schema && bare(schema)
  if (!(inner instanceof z.ZodUnion)) return []
  return (inner.options as readonly z.ZodObject[]).flatMap(({ shape }) => (shape.kind as z.ZodLiteral<string>).value)
}

const askedAt = (schema: z.ZodType, path: readonly string[]): Pick<ProductField, 'asked' | 'isList' | 'isRequired'> => {
  const found = schemaAt(schema, path)
  if (!found) throw new Error(`a product has no ${path.join('.')}`)
  const inner = bare(found)
  const isList = inner instanceof z.ZodArray
  const value = isList ? (inner.element as z.ZodType) : inner
  // The discriminator of fixings is a literal in each kind.
  const asked = askedBy.get(value) ?? { kind: 'choice', options: kindsOf(schema) }
  return { asked, isList, isRequired: !found.safeParse(undefined).success }
}

/** Makes fields of a schema. Throws where a product has no such value. */
export const fieldIn =
  (schema: z.ZodType) =>
  (name: string, path: string, label: string): ProductField => {
    const parts = path.split('.')
    return { name, path: parts, label, ...askedAt(schema, parts) }
  }

/** Whether a part of this kind has the field: a clamp has no support. True while the kind is not chosen. */
export const hasField = (part: z.ZodType, { path }: ProductField, kind: string | undefined): boolean => {
  const inner = bare(part)
  if (!(inner instanceof z.ZodUnion)) return true
  const options = inner.options as readonly z.ZodObject[]
  const own = options.find(({ shape }) => (shape.kind as z.ZodLiteral<string>).value === kind)
  return own === undefined || Object.hasOwn(own.shape, path[0] ?? '')
}
