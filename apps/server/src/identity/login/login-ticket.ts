import { createHash } from 'node:crypto'
import { loginTicketMinutes } from '@soundroof/contract/platform/login-ticket'
import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { Refused } from '../../platform/http/refused.ts'
import { newToken } from '../../platform/identifier.ts'

/** A login with a right password that waits for its code: some minutes, five tries. */

const most = 5

/** Fingerprint of the proven password's hash, so that the hash is stored once. */
const proofOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex')

type Proven = { readonly id: string; readonly passwordHash: string }

/** Answers the ticket; only its hash is stored. */
export const issueTicket = async (tx: Db, { id, passwordHash }: Proven, now: Date): Promise<string> => {
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + loginTicketMinutes * minute)
  const row = { tokenHash: tokenHash(ticket), accountId: id, passwordProof: proofOf(passwordHash), expiresAt }
  await insert(tx, 'login_tickets', row)
  return ticket
}

/** A refusal, so that a client without codes opens nothing and tells its user; `data` holds the ticket. */
export const wantCode = (ticket: string): Refused => new Refused(403, told('codeWanted'), undefined, {}, { ticket })

/** `passwordProof` ends the ticket when the password changes. */
export type Ticket = {
  readonly hash: string
  readonly accountId: string
  readonly email: string
  readonly passwordProof: string
}

/** Counts one try; null when the ticket is expired, used or out of tries. */
export const tryTicket = async (db: Db, ticket: string, now: Date): Promise<Ticket | null> => {
  const [row] = await db.query<Ticket>(
    `update login_tickets t set tries = t.tries + 1 from accounts a
     where t.token_hash = $1 and t.expires_at > $2 and t.tries < ${most}
       and a.id = t.account_id and a.deleted_at is null and a.disabled_at is null
     returning t.token_hash as hash, a.id as account_id, a.email, t.password_proof`,
    [tokenHash(ticket), now],
  )
  return row ?? null
}

/** Whether the proven password is still the account's and codes are still on; locks the account until the transaction ends. */
export const stillHolds = async (tx: Db, { accountId, passwordProof }: Ticket): Promise<boolean> => {
  const [row] = await tx.query<{ passwordHash: string }>(
    `select a.password_hash from accounts a
     where a.id = $1 and a.deleted_at is null and a.disabled_at is null
       and exists (select 1 from one_time_codes c where c.account_id = a.id and c.turned_on_at is not null)
     for share of a`,
    [accountId],
  )
  return row !== undefined && proofOf(row.passwordHash) === passwordProof
}

/** True once per ticket. */
export const takeTicket = async (tx: Db, { hash }: Ticket): Promise<boolean> => {
  const rows = await tx.query('delete from login_tickets where token_hash = $1 returning 1', [hash])
  return rows.length === 1
}
