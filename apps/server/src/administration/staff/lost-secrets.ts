import { secretFingerprint } from '../../identity/api-keys/key-secret.ts'
import { countCodes } from '../../identity/one-time-codes/code-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'

const codesLost =
  'one-time-code-secret is not the one that sealed the codes of these accounts: no code of their authenticator apps is right. ' +
  'Put back the secret from a backup, or tell these people to log in with a recovery code and to turn codes off and on; ' +
  'for who has none there is remove-codes.'
const keysLost =
  'file-secret is not the one that made these API keys: none of them works any more. ' +
  'Put back the secret from a backup, or tell their owners, who find them in their lists, to make new ones.'

/** Working keys made with another secret. Keys from before this was stored count as keys of the first secret found. */
const countLostKeys = async (db: Db, root: string, now: Date): Promise<number> => {
  await db.query('update api_keys set made_of = $1 where made_of is null', [secretFingerprint(root)])
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from api_keys where made_of <> $1 and revoked_at is null and expires_at > $2',
    [secretFingerprint(root), now],
  )
  return row?.count ?? 0
}

/** At each start after another secret was accepted: ends what the old one sealed or made, and returns sentences about it. */
export const reportLostSecrets = async ({
  db,
  secrets,
  log,
  clock,
}: Pick<PlatformServices, 'db' | 'secrets' | 'log' | 'clock'>): Promise<void> => {
  const { others: accounts } = await countCodes(db, secrets)
  if (accounts > 0) log.error(codesLost, 'another secret', { accounts })
  const keys = await countLostKeys(db, secrets.files, clock())
  if (keys > 0) log.error(keysLost, 'another secret', { keys })
}
