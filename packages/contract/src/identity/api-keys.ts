import { z } from 'zod'
import { type ApiKeyScope, apiKeyScope, apiKeyScopes } from '../platform/access.ts'
import { inText, word } from '../platform/coded/told.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { isBlank, isVisibleLine } from '../platform/visible-text.ts'
import { passwordMissing } from './account.ts'

/** Labels of the scopes on the form. */
export const scopeMeanings = {
  'projects:read': 'Read projects, their results and files',
  'projects:write': 'Create, edit, submit and delete projects, and upload files',
  assess: 'Calculate: spends your calculations',
  reports: 'Read reports',
} as const satisfies Readonly<Record<ApiKeyScope, string>>

/** Lifetimes to choose from, days; no key lasts for ever. */
export const apiKeyDays = [30, 90, 365] as const

/** Most active keys per account. */
export const mostApiKeys = 10

/** Asks for a key; needs the password again. The key acts as its owner, within its scopes. */
export const newApiKey = z.strictObject({
  name: z
    .string()
    .max(100)
    .refine((name) => isBlank(name) || isVisibleLine(name), inText(told('textInvalid', { label: word('Name') })))
    .meta({ label: 'Name' }),
  scopes: z.array(apiKeyScope).max(apiKeyScopes.length).meta({ label: 'Scopes' }),
  days: z.literal(apiKeyDays).meta({ label: 'Days' }),
  password: z.string().max(1000).default('').meta({ label: 'Password' }),
})
export type NewApiKey = z.infer<typeof newApiKey>

/** Refuses a blank name, no scope, and an empty password. */
export const newApiKeyProblems = ({ name, scopes, password }: Omit<NewApiKey, 'days'>): readonly Problem[] => [
  ...(isBlank(name) ? [{ field: 'name', ...told('apiKeyNameRequired') }] : []),
  ...(scopes.length === 0 ? [{ field: 'scopes', ...told('apiKeyScopeRequired') }] : []),
  ...passwordMissing({ password }),
]

/** `left`: its account has left the company. `lost`: the server has lost the secret behind the key, so it cannot sign. */
const apiKeyStates = ['working', 'expired', 'left', 'lost'] as const

/** An API key without its secret. Times in ISO 8601, UTC. */
export const ownApiKey = z.strictObject({
  /** What a program sends as `apiKey`. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(apiKeyScope),
  state: z.enum(apiKeyStates),
  created_at: z.string(),
  /** Accurate to minutes; null: never used. */
  last_used_at: z.string().nullable(),
  expires_at: z.string(),
})
/** A key in the list of its owner. */
export type OwnApiKey = z.infer<typeof ownApiKey>

/** The secret is shown once; the server does not store it. */
export const createdApiKey = z.strictObject({ key: ownApiKey, secret: z.string() })
export type CreatedApiKey = z.infer<typeof createdApiKey>

/** Names one of the caller's own keys. */
export const apiKeyRef = z.strictObject({ id: z.string().min(1).max(100).meta({ label: 'API key' }) })
