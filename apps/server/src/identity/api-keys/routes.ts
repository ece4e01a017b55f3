import type { apiKeyCalls } from '@soundroof/contract/identity/api-key-calls'
import type { IdentityHandlers } from '../sessions/identity-services.ts'
import { makeApiKey } from './make-key.ts'
import { ownApiKeys, revokeApiKey } from './own-keys.ts'

/** The use case of each call about API keys. */
export const apiKeyHandlers: Pick<IdentityHandlers, keyof typeof apiKeyCalls> = {
  apiKeys: ownApiKeys,
  makeApiKey,
  revokeApiKey,
}
