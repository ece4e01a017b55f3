import type { z } from 'zod'
import { type EntryField, fieldIn, type Section } from './product-field.ts'

/** Makes the fields of one section. */
export const sectionIn = (schema: z.ZodType) => {
  const field = fieldIn(schema)
  return (section: Section, rows: readonly (readonly [name: string, path: string, label: string])[]) =>
    rows.map((row): EntryField => ({ ...field(...row), section }))
}

/** Name, source and validity. The status is for files: in the console signing off decides it. */
export const headerRows = [
  ['id', 'id', 'Id of the product'],
  ['name', 'name', 'Product name'],
  ['source', 'source', 'Source of the figures'],
  ['edition', 'edition', 'Edition of the source'],
  ['valid_from', 'validFrom', 'First day of validity'],
  ['valid_until', 'validUntil', 'Last day of validity'],
  ['status', 'status', 'Status of the figures'],
] as const
