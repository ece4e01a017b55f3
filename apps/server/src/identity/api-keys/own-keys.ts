import type { OwnApiKey } from '@soundroof/contract/identity/api-keys'
import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findKeys, type KeyRow, revokeKeys } from './api-key-rows.ts'
import { secretFingerprint } from './key-secret.ts'

const scopesOf = (text: string): ApiKeyScope[] => apiKeyScopes.filter((scope) => text.split(' ').includes(scope))

const stateOf = ({ left, expiresAt }: Omit<KeyRow, 'madeOf'>, now: Date): OwnApiKey['state'] => {
  if (left) return 'left'
  return expiresAt <= now ? 'expired' : 'working'
}

/** As its owner sees it. */
export const shownKey = (row: Omit<KeyRow, 'madeOf'>, now: Date): OwnApiKey => ({
  id: row.id,
  name: row.name,
  scopes: scopesOf(row.scopes),
  state: stateOf(row, now),
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
})

/** Under another server secret the key can sign nothing. */
const listedKey = (row: KeyRow, present: string, now: Date): OwnApiKey => {
  const shown = shownKey(row, now)
  const isLost = row.madeOf !== null && row.madeOf !== present
  return isLost && shown.state === 'working' ? { ...shown, state: 'lost' } : shown
}

export const ownApiKeys: Handler<'apiKeys'> = async ({ db, clock, secrets, account }) => {
  const now = clock()
  const present = secretFingerprint(secrets.files)
  const rows = await findKeys(db, account.id)
  return { data: rows.map((row) => listedKey(row, present, now)) }
}

/** Another account's key gets the answer of an unknown one. */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ db, clock, account, body }) => {
  const revoked = await db.transaction((tx) => revokeKeys(tx, account.id, body.id, clock()))
  if (revoked === 0) throw refuse(404, 'apiKeyUnknown')
  return { data: null }
}
