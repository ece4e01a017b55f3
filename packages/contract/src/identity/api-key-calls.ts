import { z } from 'zod'
import { customer } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import { apiKeyRef, createdApiKey, newApiKey, ownApiKey } from './api-keys.ts'

/** An API key cannot make these calls itself. */
export const apiKeyCalls = {
  apiKeys: endpoint({
    method: 'GET',
    path: '/api/account/keys',
    summary: 'Your API keys that are not revoked, newest first',
    access: customer,
    data: z.array(ownApiKey),
  }),
  makeApiKey: endpoint({
    method: 'POST',
    path: '/api/account/keys/make',
    summary: 'Create an API key; takes the password and returns the secret only once',
    access: customer,
    body: newApiKey,
    data: createdApiKey,
  }),
  revokeApiKey: endpoint({
    method: 'POST',
    path: '/api/account/keys/revoke',
    summary: 'Revoke an API key',
    access: customer,
    about: 'apiKey',
    body: apiKeyRef,
  }),
} as const
