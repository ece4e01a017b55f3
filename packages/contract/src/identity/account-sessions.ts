import { z } from 'zod'
import { coded } from '../platform/coded/coded.ts'

/** A device on which the person is logged in. */
export const ownSession = z.strictObject({
  id: z.string(),
  /** Browser and operating system, from the user agent. */
  device: z.string(),
  coded,
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** ISO 8601, UTC; accurate to minutes. */
  last_used_at: z.string(),
  /** True for the session that makes this call. */
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** Ends one of the caller's own sessions by its id. */
export const endedSession = z.strictObject({ id: z.string().max(100).meta({ label: 'Session' }) })
