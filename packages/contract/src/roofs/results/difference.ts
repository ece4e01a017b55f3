import { z } from 'zod'

/** One field of two inputs or two results that is not the same. */
export const difference = z.strictObject({
  /** Where the field stands: a step of the wizard, a zone, "Whole roof". */
  group: z.string(),
  field: z.string(),
  /** As printed; null: there is no such field. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  unit: z.string(),
})
export type Difference = z.infer<typeof difference>
