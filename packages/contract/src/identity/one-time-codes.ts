import { z } from 'zod'
import { say } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'

/** Codes of an authenticator app (RFC 6238), and the recovery codes that stand in for a lost one. */

export const recoveryCodeCount = 10
/** A secret that was begun waits so long for its first code, minutes. */
export const codeSetupMinutes = 15

const secret = (label: string, max = 1000) => z.string().max(max).default('').meta({ label })
const password = secret('Password')
const code = secret('Code', 100)

/** Whether codes are on, and how many recovery codes are left. */
export const codeStatus = z.strictObject({
  /** ISO 8601, UTC; null: off. */
  turned_on_at: z.string().nullable(),
  recovery_codes: z.number().int().min(0),
})
export type CodeStatus = z.infer<typeof codeStatus>

export const codeSetup = z.strictObject({ password })
export type CodeSetup = z.infer<typeof codeSetup>

/** What an authenticator app needs: the secret in base32, and the same as an `otpauth` address for a QR code. */
export const newAuthenticator = z.strictObject({ secret: z.string(), address: z.string() })
export type NewAuthenticator = z.infer<typeof newAuthenticator>

export const firstCode = z.strictObject({ code })
export type FirstCode = z.infer<typeof firstCode>

/** Both factors again, for what changes how somebody comes in. */
export const codeProof = z.strictObject({ password, code })
export type CodeProof = z.infer<typeof codeProof>

export const codeLogin = z.strictObject({ ticket: secret('Ticket', 200), code })

/** Told once: only their hashes are kept. */
export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

export type GivenCode = { readonly kind: 'one-time' | 'recovery'; readonly text: string }

/** Spaces and hyphens are for reading, and capitals are as good; null when it can be no code. */
export const readCode = (typed: string): GivenCode | null => {
  const text = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(text)) return { kind: 'one-time', text }
  return /^[a-z2-7]{24}$/.test(text) ? { kind: 'recovery', text } : null
}

/** Whoever proves with an authenticator has it: no recovery code will do. */
export const oneTimeCodeProblems = ({ code: typed }: FirstCode): readonly Problem[] =>
  readCode(typed)?.kind === 'one-time' ? [] : [{ field: 'code', message: say('oneTimeCodeForm') }]

export const anyCodeProblems = ({ code: typed }: FirstCode): readonly Problem[] =>
  readCode(typed) ? [] : [{ field: 'code', message: say('codeForm') }]

export const codeSetupProblems = ({ password: typed }: CodeSetup): readonly Problem[] =>
  typed === '' ? [{ field: 'password', message: say('loginPasswordEmpty') }] : []
