import { z } from 'zod'

/** What is left once optional, nullable and default are taken off. */
export const unwrapped = (schema: z.ZodType): z.ZodType => {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return wraps ? unwrapped(schema.unwrap() as z.ZodType) : schema
}

/** What a person calls a value of this schema, in English; null where it has no name. */
export const labelOf = (schema: z.ZodType | undefined): string | null => {
  const { label } = (schema?.meta() ?? {}) as { readonly label?: string }
  return label || null
}

/** The most characters that a text of this schema may have. */
const longestOf = (schema: z.ZodType): number | undefined => {
  const text = unwrapped(schema)
  return text instanceof z.ZodString ? (text.maxLength ?? undefined) : undefined
}

/** `maxLength` undefined: the schema sets no limit. */
export type SchemaField = { readonly label: string; readonly maxLength: number | undefined }

/** What a form shows of a field: its label, and its limit where it is a text with one. */
export const schemaField = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>, name: keyof S): SchemaField => {
  const field = shape[name] as z.ZodType
  return { label: labelOf(field) ?? labelOf(unwrapped(field)) ?? '', maxLength: longestOf(field) }
}
