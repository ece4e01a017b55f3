import { z } from 'zod'
import { stepIds } from '../fields/draft-fields.ts'
import { projectDraft } from '../projects/draft.ts'
import { underlay } from '../underlay/underlay.ts'

/** What every device of an account has of a draft. Undo, half-typed numbers and unsent files stay on one device. */
export const draftContent = z.strictObject({
  project: projectDraft,
  /** The stored project that is edited; null: a new one. */
  hash: z.string().min(1).max(100).nullable(),
  /** Revision that the edit began from; null: not stored, or not told. */
  openedRevision: z.number().int().min(1).max(1_000_000).nullable(),
  /** Position of the highest step reached: 0 the project name, 5 the roof type. */
  maxNum: z
    .number()
    .int()
    .min(0)
    .max(stepIds.length - 1),
  /** The step to continue at. */
  step: z.enum(stepIds as readonly [string, ...string[]]),
  /** Where the photos stand among the steps, which `maxNum` counts by. */
  photosAt: z.enum(['first', 'after-solar', 'after-structure']),
  /** Picture of the roof for tracing. */
  underlay: underlay.nullable(),
  /** Whether this draft changed it; otherwise an upload leaves the project's picture alone. */
  isUnderlayChanged: z.boolean(),
})
/** Addresses of files are without signatures. */
export type DraftContent = z.infer<typeof draftContent>

/** Drafts that an account keeps at a time. */
export const mostDrafts = 100
/** Characters of JSON; a draft with every answer, photo and origin has a third. */
export const longestDraft = 200_000
