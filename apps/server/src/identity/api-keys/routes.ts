import type { apiKeyCalls } from '@soundroof/contract/identity/api-key-calls'
import type { Handlers } from '../../platform/http/handler.ts'
import { makeApiKey } from './make-key.ts'
import { ownApiKeys, revokeApiKey } from './own-keys.ts'

export const apiKeyHandlers: Pick<Handlers, keyof typeof apiKeyCalls> = {
  apiKeys: ownApiKeys,
  makeApiKey,
  revokeApiKey,
}
