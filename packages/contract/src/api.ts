import type { z } from 'zod'
import { accountCalls } from './calls/account-calls.ts'
import { apiKeyCalls } from './calls/api-key-calls.ts'
import { companyCalls } from './calls/company-calls.ts'
import { consoleCalls } from './calls/console-calls.ts'
import type { Endpoint } from './calls/endpoint.ts'
import { fileCalls } from './calls/file-calls.ts'
import { oneTimeCodeCalls } from './calls/one-time-code-calls.ts'
import { passkeyCalls } from './calls/passkey-calls.ts'
import { projectCalls } from './calls/project-calls.ts'
import { subscriptionCalls } from './calls/subscription-calls.ts'

/** Every call of the product. */
export const api = {
  ...accountCalls,
  ...oneTimeCodeCalls,
  ...passkeyCalls,
  ...apiKeyCalls,
  ...companyCalls,
  ...subscriptionCalls,
  ...fileCalls,
  ...projectCalls,
  ...consoleCalls,
} as const

export type Api = typeof api
export type EndpointName = keyof Api
export type QueryOf<E extends Endpoint> = E extends { query: z.ZodType } ? z.input<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined
export type DataOf<E extends Endpoint> = z.output<E['data']>
