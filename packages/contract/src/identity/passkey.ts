import { z } from 'zod'
import { inText, word } from '../platform/coded/told.ts'
import { told } from '../platform/messages.ts'
import { isVisibleLine } from '../platform/visible-text.ts'

/** Passkeys (WebAuthn level 2). Bytes travel as base64url without padding; names of options are those of browsers. */

/** Most passkeys per account. */
export const mostPasskeys = 10
/** Validity of a challenge, minutes. */
export const passkeyMinutes = 5

const bytes = (label: string, max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => /^[\w-]+$/.test(text), inText(told('wrongType', { label: word(label), type: 'base64url' })))
    .meta({ label })
const secret = (label: string) => z.string().max(1000).default('').meta({ label })

/** A passkey in the list of its owner. */
export const ownPasskey = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** ISO 8601, UTC; null: never used. */
  last_used_at: z.string().nullable(),
})
export type OwnPasskey = z.infer<typeof ownPasskey>

/** Password, and the code where codes are on: a passkey logs in without either. */
export const passkeyPermission = z.strictObject({ password: secret('Password'), code: secret('Code') })

const credential = bytes('Passkey', 1364)
const clientData = bytes('Signed answer', 4000)
const publicKey = z.literal('public-key')

/** Options of `navigator.credentials.create`. */
export const passkeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string(), transports: z.array(z.string()) })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

const isName = (name: string): boolean => name === '' || isVisibleLine(name)

/** The device's answer to `passkeyCreation`, with a name of at most 60 characters. */
export const newPasskey = z.strictObject({
  /** Empty: named after the device. */
  name: z
    .string()
    .max(60)
    .default('')
    .refine(isName, inText(told('textInvalid', { label: word('Name') })))
    .meta({ label: 'Name' }),
  credential,
  clientData,
  attestation: bytes('Public key', 8000),
  transports: z.array(z.string().max(20)).max(10).default([]).meta({ label: 'Ways to the device' }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What a person fills in. */
export const passkeyForm = z.strictObject({ name: newPasskey.shape.name, ...passkeyPermission.shape })
export type PasskeyForm = z.infer<typeof passkeyForm>

/** Removes one of the caller's own passkeys; needs the password again. */
export const removedPasskey = z.strictObject({
  id: z.string().max(100).meta({ label: 'Passkey' }),
  password: secret('Password'),
})

/** Options of `navigator.credentials.get`. They list no passkey: the device offers those it has for this site. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** The device's answer to `passkeyRequest`. */
export const passkeyAnswer = z.strictObject({
  credential,
  clientData,
  authenticatorData: bytes('Device data', 4000),
  signature: bytes('Signature', 2000),
  /** Owner of the passkey, as stored on the device. */
  userHandle: bytes('User', 100),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
