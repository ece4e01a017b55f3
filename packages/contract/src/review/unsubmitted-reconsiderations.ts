import { z } from 'zod'
import { count } from '../platform/endpoint.ts'
import { reconsideration } from './console-review.ts'
import { person } from './review.ts'

/** Results that would be worse today, of projects that were never submitted and that no engineer holds. */
export const unsubmittedFilters = z.strictObject({
  name: z.string().max(200).optional().meta({ label: 'Project name' }),
  company: z.string().max(200).optional().meta({ label: 'Company' }),
  limit: count('limit', 50).default(20),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(100).optional().meta({ label: 'after' }),
})

const row = reconsideration.omit({ seen: true, figures: true }).extend({
  hash: z.string(),
  number: z.string(),
  name: z.string(),
  company: person,
  address: z.string(),
})
export type UnsubmittedReconsideration = z.infer<typeof row>

/** A page of them, for the provider to tell their customers. */
export const unsubmittedReconsiderations = z.strictObject({
  /** Longest under reconsideration first. */
  rows: z.array(row),
  /** Exact up to 1 000. */
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  next: z.string().nullable(),
})
export type UnsubmittedReconsiderations = z.infer<typeof unsubmittedReconsiderations>
