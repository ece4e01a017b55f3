import type { OwnPasskey } from '@soundroof/contract/identity/passkey'
import type { Handler } from '../../platform/http/handler.ts'
import { findPasskeys, type Passkey } from './passkey-rows.ts'

const shown = ({ id, name, createdAt, lastUsedAt }: Passkey): OwnPasskey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

export const ownPasskeys: Handler<'passkeys'> = async ({ db, account }) => {
  const passkeys = await findPasskeys(db, account.id)
  return { data: passkeys.map(shown) }
}
