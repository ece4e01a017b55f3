import { mostApiKeys, type NewApiKey, newApiKeyProblems } from '@soundroof/contract/identity/api-keys'
import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import type { Db } from '../../platform/database/db.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { countNotice, refuseManyNotices } from '../../platform/mail/security-notices.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { holdsProof } from '../accounts/account-rows.ts'
import { recordSuccess } from '../login-throttle/login-throttle.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { countWorkingKeys, insertKey, type NewKey } from './api-key-rows.ts'
import { secretFingerprint, secretOfKey } from './key-secret.ts'
import { shownKey } from './own-keys.ts'

const day = 24 * 60 * minute

/** Each once, in the order of the contract. */
const chosen = (scopes: readonly ApiKeyScope[]): readonly ApiKeyScope[] =>
  apiKeyScopes.filter((scope) => scopes.includes(scope))

const newKey = ({ name, scopes, days }: NewApiKey, accountId: string, now: Date): NewKey => ({
  id: newId(),
  accountId,
  name: name.trim(),
  scopes: chosen(scopes),
  createdAt: now,
  expiresAt: new Date(now.getTime() + days * day),
})

type Asked = Context<'makeApiKey'>

/** A thief may have made the key: no word of the mail is theirs. */
const tellOwner = async (tx: Db, context: Asked, { scopes, expiresAt }: NewKey, now: Date): Promise<void> => {
  const { email: to } = context.account
  if (!(await countNotice(tx, context, to, now))) return
  const values = { scopes, until: expiresAt.toISOString(), devices: `${context.config.publicUrl}/sessions` }
  await writeMail(tx, context, { to, code: 'new-api-key', values }, now, new Date(now.getTime() + day))
}

/** Needs the password; refuses an eleventh working key. */
export const makeApiKey: Handler<'makeApiKey'> = async (context) => {
  const { db, clock, secrets, body, account, wakeMail } = context
  const problems = newApiKeyProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const { subjects, stored } = await provePassword(context, body.password, now)
  const madeOf = secretFingerprint(secrets.files)
  const key = newKey(body, account.id, now)
  await db.transaction(async (tx) => {
    // Locks the account: of two calls at once, the second counts the key of the first.
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    await refuseManyNotices(tx, context, account.email, now)
    if ((await countWorkingKeys(tx, account.id, now, madeOf)) >= mostApiKeys)
      throw refuse(409, 'tooManyApiKeys', { most: mostApiKeys })
    await insertKey(tx, key, madeOf)
    await tellOwner(tx, context, key, now)
    await recordSuccess(tx, subjects, account.id, now)
  })
  wakeMail()
  const row = { ...key, scopes: key.scopes.join(' '), lastUsedAt: null, left: false }
  return { data: { key: shownKey(row, now), secret: secretOfKey(secrets.files, key.id) } }
}
