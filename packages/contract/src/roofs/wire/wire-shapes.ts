import { z } from 'zod'
import { coded } from '../../platform/coded/coded.ts'
import { projectStatus, waitingFor } from '../project-status.ts'
import { verdict } from '../results/result.ts'

/** A project in the list or in detail: every wire field, and what the server decides. */
export const projectRow = z.looseObject({
  hash: z.string(),
  /** Raised by every save; an edit sends it back as `opened_revision`. */
  revision: z.number().int().min(1),
  id: z.string(),
  name: z.string(),
  number: z.string(),
  date_time: z.string(),
  end_time: z.string().nullable(),
  status: projectStatus,
  engineer_name: z.string(),
  manual_review: z.string().nullable(),
  is_result: z.literal([0, 1]),
  /** Address of the newest report, signed for an hour; null until rendered. */
  result: z.string().nullable(),
  result_type: z.literal([0, 1]),
  output: z.string(),
  /** Warnings about the chosen racking system and module as they stand today. */
  product_warnings: z.array(z.string()),
  /** The same in codes, in the same order. */
  product_warnings_coded: z.array(coded),
  /** Of the result of the present inputs; null without one. */
  verdict: verdict.nullable(),
  /** Since when its result is under reconsideration, ISO 8601, UTC: calculated today, it is worse. Null: it stands. */
  reconsidered_since: z.string().nullable(),
  /** What its company has to do about the review. */
  waits_for: z.array(waitingFor),
  /** 0: not all steps are filled in. */
  is_complete: z.literal([0, 1]),
  /** 1: what was built was signed, so that the provider keeps the project when its customer deletes it. */
  is_built_signed: z.literal([0, 1]),
  /** Name of this roof among the roofs of the project; empty where nobody has named it. */
  roof_name: z.string(),
  /** Hash of the first roof of the project; null for the first. */
  roof_of: z.string().nullable(),
  /** ISO 8601, UTC. */
  updated_at: z.string(),
})
export type ProjectRow = z.infer<typeof projectRow>
