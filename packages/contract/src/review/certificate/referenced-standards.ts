import { z } from 'zod'

const text = z.string().min(1)

const standard = z.strictObject({
  /** "AS/NZS 1170.2:2021". */
  standard: z.string().regex(/^AS(\/NZS)? \d{4}(\.\d)?:\d{4}$/),
  /** Those that the list names with it; empty: it names none. Null: the list leaves the standard out. */
  amendments: z.array(z.int().gt(0)).readonly().nullable(),
  /** Where the edition was read, of one that the list leaves out. */
  source: text.optional(),
})

/** Standards with their amendments, by a published list. No text of a standard. */
export const referencedStandards = z.strictObject({
  /** "Schedule 2 of NCC 2022". */
  list: text,
  /** Edition of the code that the list belongs to. */
  code: text,
  source: text,
  /** `YYYY-MM-DD` */
  readOn: text,
  standards: z.array(standard).readonly(),
})
/** Editions and amendments of standards, as a certificate names them. */
export type ReferencedStandards = z.infer<typeof referencedStandards>
