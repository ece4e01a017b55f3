import { z } from 'zod'
import { roles } from '../../identity/account.ts'
import { projectStatus } from '../../review/review.ts'

/** What the server answers about an account and its projects, with the names of the wire. */

/** What login answers and the client keeps. */
export const session = z.strictObject({
  token: z.string(),
  customer: z.strictObject({
    email: z.string(),
    phone: z.string(),
    name: z.string(),
    company_name: z.string(),
    role: z.enum(roles),
    is_subscribe: z.literal([0, 1]),
  }),
})

/** What the account may still calculate. `times` = bought − charged − reserved. */
export const subscriptionPackage = z.strictObject({
  isSubscribe: z.boolean(),
  total_times: z.number().int().min(0),
  times: z.number().int().min(0),
  /** End of the paid period, `YYYY-MM-DD`; null without a subscription. */
  end_time: z.string().nullable(),
})

/** One project in the list or detail: every wire field, and what the server decides. */
export const projectRow = z.looseObject({
  hash: z.string(),
  id: z.string(),
  name: z.string(),
  number: z.string(),
  date_time: z.string(),
  end_time: z.string().nullable(),
  status: projectStatus,
  engineer_name: z.string(),
  manual_review: z.string().nullable(),
  is_result: z.literal([0, 1]),
  /** Address of the newest report, signed for an hour; null until it is rendered. */
  result: z.string().nullable(),
  result_type: z.literal([0, 1]),
  output: z.string(),
  /** ISO 8601, UTC. */
  updated_at: z.string(),
})
