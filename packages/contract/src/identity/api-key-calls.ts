import { z } from 'zod'
import { customer } from '../platform/access.ts'
import { endpoint, nothing } from '../platform/endpoint.ts'
import { apiKeyRef, createdApiKey, newApiKey, ownApiKey } from './api-keys.ts'

/** An API key cannot make these calls itself. */
export const apiKeyCalls = {
  apiKeys: endpoint({
    method: 'GET',
    path: '/api/account/keys',
    summary: 'Own API keys that are not revoked, newest first',
    access: customer,
    signed: true,
    data: z.array(ownApiKey),
  }),
  makeApiKey: endpoint({
    method: 'POST',
    path: '/api/account/keys/make',
    summary: 'Make an API key, with the password; answers its secret this once',
    access: customer,
    signed: true,
    body: newApiKey,
    data: createdApiKey,
  }),
  revokeApiKey: endpoint({
    method: 'POST',
    path: '/api/account/keys/revoke',
    summary: 'End an API key at once',
    access: customer,
    about: 'apiKey',
    signed: true,
    body: apiKeyRef,
    data: nothing,
  }),
} as const
