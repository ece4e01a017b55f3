import { z } from 'zod'

/** One device on which the person is logged in. */
export const ownSession = z.strictObject({
  id: z.string(),
  /** Browser and system as they name themselves. */
  device: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** ISO 8601, UTC; to the nearest minutes. */
  last_used_at: z.string(),
  /** Whether this very call came in it. */
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const endedSession = z.strictObject({ id: z.string().max(100).meta({ label: 'Session' }) })
