import { mostPasskeys } from '@soundroof/contract/identity/passkey'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { Refused, refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { refuseManyNotices } from '../../platform/mail/security-notices.ts'
import { deviceOf } from '../sessions/device.ts'
import { challengeOf } from './client-data.ts'
import { queuePasskeyMail } from './passkey-mails.ts'
import { findPasskeys, insertPasskey } from './passkey-rows.ts'
import { relyingParty } from './relying-party.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

/**
 * Locks the account and checks the session. Two statements, so that the second sees a reset by mail that came while the
 * first waited.
 */
const holdsSession = async (tx: Db, { id, sessionId }: Account): Promise<boolean> => {
  await tx.query('select 1 from accounts where id = $1 for no key update', [id])
  const rows = await tx.query('select 1 from sessions where token_hash = $1 and ended_at is null', [sessionId])
  return rows.length === 1
}

/** Refuses a challenge of another session, and a device's answer that does not verify. */
export const addPasskey: Handler<'addPasskey'> = async (context) => {
  const { db, clock, config, account, agent, body, wakeMail } = context
  const now = clock()
  const site = relyingParty(config)
  const challenge = await challengeOf(db, body.clientData, { type: 'webauthn.create', asker: account, site, now })
  if (challenge instanceof Refused) throw challenge
  const verified = await verifyNewPasskey(body, { challenge, site })
  if (verified === null) throw refuse(400, 'passkeyRefused')
  const { name, transports } = body
  const passkey = { ...verified, id: newId(), accountId: account.id, name: name.trim() || deviceOf(agent), transports }
  await db.transaction(async (tx) => {
    if (!(await holdsSession(tx, account))) throw refuse(50008, 'sessionEnded')
    await refuseManyNotices(tx, context, account.email, now)
    const present = await findPasskeys(tx, account.id)
    if (present.length >= mostPasskeys) throw refuse(409, 'tooManyPasskeys', { max: mostPasskeys })
    if (!(await insertPasskey(tx, { ...passkey, createdAt: now }))) throw refuse(409, 'passkeyKnown')
    await queuePasskeyMail(tx, context, { to: account.email, event: 'added' }, now)
  })
  wakeMail()
  return { data: null }
}
