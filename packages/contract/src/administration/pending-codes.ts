import { z } from 'zod'

/** Links and codes that were sent or begun and not used yet. The link or code itself is never answered. */
export const pendingKinds = ['staffInvitation', 'companyInvitation', 'newPassword', 'login', 'authenticator'] as const
/**
 * `newPassword`: link to a new password; `login`: password accepted, code of the authenticator awaited; `authenticator`: an
 * app offered its secret and has not shown a code.
 */
export type PendingKind = (typeof pendingKinds)[number]

const pendingCode = z.strictObject({
  kind: z.enum(pendingKinds),
  id: z.string(),
  /** Whole for people with an account; of others the first letter and the domain. */
  address: z.string(),
  /** Company that invites; empty for the others. */
  company: z.string(),
  /** Times in ISO 8601, UTC. */
  sentAt: z.string(),
  expiresAt: z.string(),
  /** Wrong codes so far; null where nothing is counted. */
  attempts: z.number().int().nullable(),
})
export type PendingCode = z.infer<typeof pendingCode>
/** At most 200, newest first. */
export const pendingCodes = z.strictObject({ rows: z.array(pendingCode), total: z.number().int() })

const kind = z.enum(pendingKinds).meta({ label: 'Kind' })
const id = z.string().min(1).max(100).meta({ label: 'Code' })
/** Voids a pending link or code. */
export const codeRevocation = z.strictObject({ kind, id, reason: z.string().max(500).meta({ label: 'Reason' }) })
/** Sends an invitation or a link to a new password again; the former link is void. */
export const codeRef = z.strictObject({ kind, id })

/** Kinds that can be sent again: the others are begun by the person. */
export const sentKinds: readonly PendingKind[] = ['staffInvitation', 'companyInvitation', 'newPassword']
