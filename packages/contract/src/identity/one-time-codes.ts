import { z } from 'zod'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'

/** Codes of an authenticator app (RFC 6238), and recovery codes for when the app is lost. */

export const recoveryCodeCount = 10
/** A new secret waits this long for its first code, minutes. */
export const codeSetupMinutes = 15

const secret = (label: string, max = 1000) => z.string().max(max).default('').meta({ label })
const password = secret('Password')
const code = secret('Code', 100)

/** Whether the account asks for codes, and how many recovery codes are left. */
export const codeStatus = z.strictObject({
  /** ISO 8601, UTC; null: off. */
  turned_on_at: z.string().nullable(),
  recovery_codes: z.number().int().min(0),
})
export type CodeStatus = z.infer<typeof codeStatus>

/** Begins the setup of an authenticator; needs the password again. */
export const codeSetup = z.strictObject({ password })

/** The secret in base32, and as an `otpauth` address for a QR code. */
export const newAuthenticator = z.strictObject({ secret: z.string(), address: z.string() })
export type NewAuthenticator = z.infer<typeof newAuthenticator>

/** The first code of a new authenticator turns codes on. */
export const firstCode = z.strictObject({ code })
export type FirstCode = z.infer<typeof firstCode>

/** Both factors again, before a login method changes. */
export const codeProof = z.strictObject({ password, code })
export type CodeProof = z.infer<typeof codeProof>

/** Second factor of a login; a recovery code is accepted too, once. */
export const codeLogin = z.strictObject({ ticket: secret('Ticket', 200), code })

/** Shown once: only hashes are stored. */
export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

/** What a person typed, without spaces and hyphens: six digits, or a recovery code. */
export type GivenCode = { readonly kind: 'one-time' | 'recovery'; readonly text: string }

/** Ignores spaces, hyphens and case; null when it cannot be a code. */
export const readCode = (typed: string): GivenCode | null => {
  const text = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(text)) return { kind: 'one-time', text }
  return /^[a-z2-7]{24}$/.test(text) ? { kind: 'recovery', text } : null
}

/** Proof by authenticator takes its code, not a recovery code. */
export const oneTimeCodeProblems = ({ code: typed }: FirstCode): readonly Problem[] =>
  readCode(typed)?.kind === 'one-time' ? [] : [{ field: 'code', ...told('oneTimeCodeForm') }]

/** Refuses what has the form of neither a code nor a recovery code. */
export const anyCodeProblems = ({ code: typed }: FirstCode): readonly Problem[] =>
  readCode(typed) ? [] : [{ field: 'code', ...told('codeForm') }]
