import {
  type ApiKeyScope,
  apiKeyScopes,
  mostApiKeys,
  type NewApiKey,
  newApiKeyProblems,
} from '@soundroof/contract/api-keys'
import { say } from '@soundroof/contract/messages'
import { countAttempts, limited, minute } from '../accounts/attempt-counts.ts'
import { recordSuccess } from '../accounts/login-throttle.ts'
import { networkOf } from '../accounts/network.ts'
import { isRightPassword } from '../accounts/right-password.ts'
import { findPasswordHash, holdsProof } from '../accounts/store.ts'
import { queueMail } from '../mail/mail-queue.ts'
import type { Db } from '../platform/db.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { newId } from '../platform/identifier.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { keyMail } from './key-mail.ts'
import { secretOfKey } from './key-secret.ts'
import { shownKey } from './own-keys.ts'
import { countWorkingKeys, insertKey, type NewKey } from './store.ts'

const day = 24 * 60 * minute
/** Each is told by mail: nobody's mailbox is flooded. */
const mostADay = 30

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

const refuseMany = async (db: Db, accountId: string, now: Date): Promise<void> => {
  const [made] = await countAttempts(db, [`keys:${accountId}`], now, day)
  if (made && made.failures > mostADay) throw limited('tooManyAttempts', made.ends, now)
}

type Asked = Context<'makeApiKey'>

/** The password's hash, once it is proven. */
const provenPassword = async ({ db, account, address, body }: Asked, now: Date): Promise<string | null> => {
  const subjects = { account: account.email, network: networkOf(address) }
  const stored = await findPasswordHash(db, account.id)
  if (!(await isRightPassword(db, subjects, stored, body.password, now)))
    throw refuseInput([{ field: 'password', message: say('passwordWrong') }])
  return stored
}

export const makeApiKey: Handler<'makeApiKey'> = async (context) => {
  const { db, clock, config, secrets, body, account, address, wakeMail } = context
  const problems = newApiKeyProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const stored = await provenPassword(context, now)
  await refuseMany(db, account.id, now)
  const key = newKey(body, account.id, now)
  await db.transaction(async (tx) => {
    // Holds the account: of two calls at once the second counts the key of the first.
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    if ((await countWorkingKeys(tx, account.id, now)) >= mostApiKeys)
      throw refuse(409, 'tooManyApiKeys', { most: mostApiKeys })
    await insertKey(tx, key)
    await queueMail(tx, { secrets }, keyMail(config, account.email, key), now, new Date(now.getTime() + day))
    await recordSuccess(tx, { account: account.email, network: networkOf(address) }, account.id, now)
  })
  wakeMail()
  const row = { ...key, scopes: key.scopes.join(' '), lastUsedAt: null, left: false }
  return { data: { key: shownKey(row, now), secret: secretOfKey(secrets.files, key.id) } }
}
