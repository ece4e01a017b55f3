import type { apiKeyCalls } from '@soundroof/contract/identity/api-key-calls'
import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import { insert } from '../../../platform/database/insert.ts'
import { newId } from '../../../platform/identifier.ts'
import { ownPassword } from '../../../testing/own-password.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'
import { secretOfKey } from '../key-secret.ts'
import type { TestKey } from './sign-by-key.ts'

const day = 24 * 3600 * 1000

/** A key of the caller, made without asking for a password. */
export const insertTestKey = async (
  { db, clock, services }: Pick<TestServer, 'db' | 'clock' | 'services'>,
  { account }: Caller,
  scopes: readonly ApiKeyScope[] = apiKeyScopes,
  days = 30,
): Promise<TestKey> => {
  const id = newId()
  const ends = new Date(clock().getTime() + days * day)
  const of = { accountId: account.id, companyId: account.companyId, scopes: scopes.join(' ') }
  await insert(db, 'api_keys', { ...of, id, name: 'A program', createdAt: clock(), expiresAt: ends })
  return { id, secret: secretOfKey(services.secrets.files, id) }
}

export const validApiKeyCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<keyof typeof apiKeyCalls, Call>>> => {
  const { id } = await insertTestKey(server, caller)
  return {
    apiKeys: {},
    makeApiKey: { body: { name: 'Import', scopes: ['projects:read'], days: 90, password: ownPassword } },
    revokeApiKey: { body: { id } },
  }
}
