import { z } from 'zod'

/** What a form and a message need to know of a field. Stands in the schema's own metadata. */
export type FieldSpec = {
  readonly label: string
  readonly unit: string
  readonly kind: 'decimal' | 'integer' | 'choice' | 'text' | 'files'
  /** Lowest accepted value; `above` excludes the value itself. */
  readonly min?: number
  readonly above?: number
  readonly max?: number
  readonly hint?: string
}

type NumberSpec = { readonly label: string; readonly unit: string; readonly max: number; readonly hint?: string } & (
  | { readonly min: number }
  | { readonly above: number }
)

/** A decimal number that may still be empty (null) in a draft. */
export const decimal = (spec: NumberSpec) =>
  z
    .number()
    .finite()
    .nullable()
    .meta({ ...spec, kind: 'decimal' })

/** A whole number that may still be empty (null) in a draft. */
export const integer = (spec: NumberSpec) =>
  z
    .number()
    .finite()
    .nullable()
    .meta({ ...spec, kind: 'integer' })

/** A position in an option list, from 0; null while nothing is chosen. */
export const position = (label: string, hint?: string) =>
  z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta({ label, unit: '', kind: 'choice', ...(hint ? { hint } : {}) })

/** One of a few named options; null while nothing is chosen. */
export const named = <const T extends readonly [string, ...string[]]>(label: string, options: T, hint?: string) =>
  z
    .enum(options)
    .nullable()
    .meta({ label, unit: '', kind: 'choice', ...(hint ? { hint } : {}) })

/** Text, trimmed; inner spaces and punctuation stay. */
export const text = (label: string, max: number) => z.string().trim().meta({ label, unit: '', kind: 'text', max })

/** Addresses of uploaded files. */
export const files = (label: string, max: number) => z.array(z.string()).meta({ label, unit: '', kind: 'files', max })

type Shape = Readonly<Record<string, z.ZodType>>

/** The field's label, unit, limits and hint, read from its schema. */
export const fieldSpec = (schema: z.ZodType): FieldSpec => schema.meta() as unknown as FieldSpec

/** All field specs of a step's schema. */
export const fieldSpecs = <S extends Shape>(shape: S): { readonly [K in keyof S]: FieldSpec } =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldSpec(schema)])) as {
    readonly [K in keyof S]: FieldSpec
  }
