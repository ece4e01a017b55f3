import { passkeyMinutes } from '@soundroof/contract/identity/passkey'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import type { Account } from '../../platform/http/handler.ts'
import { newToken } from '../../platform/identifier.ts'

/** Account and session that add a passkey; null for a login. */
export type Asker = Pick<Account, 'id' | 'sessionId'> | null

/** Milliseconds. */
export const challengeLife = passkeyMinutes * minute

/** 256 random bits, stored so that any process can check them. */
export const openChallenge = async (db: Db, asker: Asker, now: Date): Promise<string> => {
  const challenge = newToken()
  await insert(db, 'passkey_challenges', {
    hash: tokenHash(challenge),
    accountId: asker?.id ?? null,
    sessionHash: asker?.sessionId ?? null,
    expiresAt: new Date(now.getTime() + challengeLife),
  })
  return challenge
}

/**
 * Whether the challenge was made for this asker and is in time. Counts once, whatever happens next, so never call it in a
 * transaction that may roll back.
 */
export const takeChallenge = async (db: Db, challenge: string, asker: Asker, now: Date): Promise<boolean> => {
  const taken = await db.query(
    `update passkey_challenges set used_at = $2 where hash = $1 and used_at is null and expires_at > $2
       and account_id is not distinct from $3::text and session_hash is not distinct from $4::text returning 1`,
    [tokenHash(challenge), now, asker?.id ?? null, asker?.sessionId ?? null],
  )
  return taken.length === 1
}
