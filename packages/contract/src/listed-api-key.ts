import { z } from 'zod'
import { apiKeyStates, ownApiKey } from './api-keys.ts'

/** `lost`: the server no longer has the secret that the key's own was made of, so that nothing signs with it. */
export const listedApiKeyStates = [...apiKeyStates, 'lost'] as const

/** One key of the list, without its secret. Times in ISO 8601, UTC. */
export const listedApiKey = ownApiKey.extend({ state: z.enum(listedApiKeyStates) })
export type ListedApiKey = z.infer<typeof listedApiKey>
