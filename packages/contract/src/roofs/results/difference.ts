import { z } from 'zod'
import { coded } from '../../platform/coded/coded.ts'

/** One field of two inputs or two results that is not the same. */
export const difference = z.strictObject({
  /** Where the field stands: a step of the wizard, a zone, "Whole roof". */
  group: z.string(),
  field: z.string(),
  /** As printed; null: there is no such field. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  unit: z.string(),
  /** Words of ours in code; absent where differences were stored. Numbers, and what somebody typed, have none. */
  coded: z.strictObject({ group: coded, field: coded, before: coded, after: coded }).partial().optional(),
})
export type Difference = z.infer<typeof difference>
