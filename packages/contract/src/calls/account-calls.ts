import { z } from 'zod'
import { credentials, passwordPolicies, registration } from '../account.ts'
import { session } from '../wire-shapes.ts'
import { endpoint, everyone, nothing } from './endpoint.ts'

export const clientSettings = z.strictObject({
  version: z.string(),
  secret: z.string(),
  provider: z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), web: z.string() }),
  passwordPolicy: z.enum(passwordPolicies),
  /** Addresses of the mobile app; null: not available yet. */
  downloads: z.strictObject({
    apk: z.string().nullable(),
    playStore: z.string().nullable(),
    appStore: z.string().nullable(),
  }),
})
export type ClientSettings = z.infer<typeof clientSettings>

const tokenCheck = { path: '/api/members/check_token', access: everyone, signed: true, data: nothing } as const

/** People: settings for our clients, registration, sessions. */
export const accountCalls = {
  client: endpoint({
    method: 'GET',
    path: '/api/client',
    summary: 'Version, provider and signing secret for our own clients',
    access: 'anyone',
    signed: false,
    data: clientSettings,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/customers/store',
    summary: 'Found a company with its first customer',
    access: 'anyone',
    signed: true,
    body: registration,
    data: nothing,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/customers/login',
    summary: 'Open a session',
    access: 'anyone',
    signed: true,
    body: credentials,
    data: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/customers/logout',
    summary: 'End this session',
    access: everyone,
    signed: true,
    data: nothing,
  }),
  checkToken: endpoint({ ...tokenCheck, method: 'GET', summary: 'Whether the session holds' }),
  checkTokenByPost: endpoint({ ...tokenCheck, method: 'POST', summary: 'Whether the session holds (without a body)' }),
} as const
