import { newPasswordProblems } from '@soundroof/contract/identity/account-password'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { endSessions, noteProven, replacePassword } from '../accounts/account-rows.ts'
import { revokeKeys } from '../api-keys/api-key-rows.ts'
import { forgetFailures, refuseFlood } from '../login-throttle/login-throttle.ts'
import { removeUnprovenCodes } from '../one-time-codes/unproven-codes.ts'
import { queuePasskeyMail } from '../passkeys/passkey-mails.ts'
import { deletePasskeys } from '../passkeys/passkey-rows.ts'
import { requireUnguessable } from '../passwords/guessable-password.ts'
import { hashPassword } from '../passwords/password.ts'

const holds = `from password_resets r join accounts a on a.id = r.account_id
  where r.token_hash = $1 and r.expires_at > $2 and a.deleted_at is null and a.disabled_at is null`

/** Account behind the link; null: the link opens nothing. */
const findKnown = async (db: Db, hash: string, now: Date): Promise<readonly string[] | null> => {
  const [row] = await db.query<{ known: string[] }>(
    `select array[a.email, a.name, (select name from companies c where c.id = a.company_id)] as known ${holds}`,
    [hash, now],
  )
  return row?.known ?? null
}

type Owner = { readonly id: string; readonly email: string }

/** Account of the link; uses the link up. */
const takeLink = async (tx: Db, hash: string, now: Date): Promise<Owner> => {
  const [owner] = await tx.query<Owner>(`select a.id, a.email ${holds} for update of r`, [hash, now])
  const taken = await tx.query('delete from password_resets where token_hash = $1 returning 1', [hash])
  if (!owner || taken.length === 0) throw refuse(400, 'passwordLinkOver')
  return owner
}

/** The first password of an invited engineer or administrator. */
const joinStaff = async (tx: Db, id: string, now: Date): Promise<void> => {
  const joined = await tx.query('delete from staff_invitations where account_id = $1 returning 1', [id])
  if (joined.length === 0) return
  await recordChange(tx, { actor: { accountId: id }, action: 'staff_joined', subjectId: id }, now)
}

/** By mailed link; ends all sessions. */
export const setPassword: Handler<'setPassword'> = async (context) => {
  const { db, clock, config, body, address, wakeMail } = context
  const problems = newPasswordProblems(body, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const network = networkOf(address)
  await refuseFlood(db, network, now)
  const hash = tokenHash(body.token)
  // Hashing is expensive, so it needs a valid link.
  const known = await findKnown(db, hash, now)
  if (!known) throw refuse(400, 'passwordLinkOver')
  await requireUnguessable({ db, config }, body.password, known)
  const passwordHash = await hashPassword(body.password, config.passwordHashing)
  const who = await db.transaction(async (tx) => {
    const owner = await takeLink(tx, hash, now)
    await replacePassword(tx, owner.id, passwordHash)
    await removeUnprovenCodes(tx, context, owner, now)
    await noteProven(tx, owner.id, now)
    await joinStaff(tx, owner.id, now)
    // A former holder of the address may have added one: registering proves no address.
    if ((await deletePasskeys(tx, owner.id)) > 0)
      await queuePasskeyMail(tx, context, { to: owner.email, event: 'all removed' }, now)
    await endSessions(tx, owner.id, now)
    await revokeKeys(tx, owner.id, null, now)
    await forgetFailures(tx, { account: owner.email, network }, owner.id)
    return owner.id
  })
  wakeMail()
  return { data: null, who }
}
