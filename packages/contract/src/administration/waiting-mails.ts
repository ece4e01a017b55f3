import { z } from 'zod'
import { reasonProblems } from './staff.ts'

/**
 * Mails that nobody may discard: they tell of a changed login, or of a document that somebody relies on. The names are the
 * codes of mails.
 */
export const mandatoryMails = [
  'new-api-key',
  'passkeys-changed',
  'codes-changed',
  'unproven-codes-removed',
  'safety-notice',
] as const

const id = z.string().min(1).max(100).meta({ label: 'Mail' })

const waitingMail = z.strictObject({
  id: z.string(),
  to: z.string(),
  /** Null: sealed with another secret of the data folder, so this server cannot read it. */
  subject: z.string().nullable(),
  /** Times in ISO 8601, UTC. */
  since: z.string(),
  attempts: z.number().int(),
  /** Null: no attempt has failed. One line of the mail server's answer, without addresses and links. */
  lastError: z.string().nullable(),
  nextAttemptAt: z.string(),
  expiresAt: z.string(),
  /** A process is sending it at this moment. */
  isBeingSent: z.boolean(),
  /** False for mails about security and withdrawn documents. */
  mayBeDiscarded: z.boolean(),
})
/** A mail that the mail server has not taken yet. */
export type WaitingMail = z.infer<typeof waitingMail>

/** At most 200, those that wait longest first. */
export const waitingMails = z.strictObject({ rows: z.array(waitingMail), total: z.number().int() })

/** Names a waiting mail. */
export const waitingMailRef = z.strictObject({ id })
/** Removes a waiting mail unsent. */
export const mailDiscard = z.strictObject({ id, reason: z.string().max(500).meta({ label: 'Reason' }) })
export const mailDiscardProblems = reasonProblems
