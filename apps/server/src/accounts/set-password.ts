import { newPasswordProblems } from '@soundroof/contract/account-password'
import { tokenHash } from '../platform/admission.ts'
import type { Db } from '../platform/db.ts'
import type { Handler } from '../platform/handler.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { forgetFailures, refuseFlood } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { hashPassword } from './password.ts'
import { endSessions, replacePassword } from './store.ts'

const holds = `from password_resets r join accounts a on a.id = r.account_id
  where r.token_hash = $1 and r.expires_at > $2 and a.deleted_at is null and a.disabled_at is null`

const isOpen = async (db: Db, hash: string, now: Date): Promise<boolean> => {
  const rows = await db.query(`select 1 ${holds}`, [hash, now])
  return rows.length === 1
}

type Owner = { readonly id: string; readonly email: string }

/** Whose link it is; it opens nothing a second time. */
const takeLink = async (tx: Db, hash: string, now: Date): Promise<Owner> => {
  const [owner] = await tx.query<Owner>(`select a.id, a.email ${holds} for update of r`, [hash, now])
  const taken = await tx.query('delete from password_resets where token_hash = $1 returning 1', [hash])
  if (!owner || taken.length === 0) throw refuse(400, 'passwordLinkOver')
  return owner
}

export const setPassword: Handler<'setPassword'> = async ({ db, clock, config, body, address }) => {
  const problems = newPasswordProblems(body, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const network = networkOf(address)
  await refuseFlood(db, network, now)
  const hash = tokenHash(body.token)
  // A hash costs time: nobody makes the server spend it without a link.
  if (!(await isOpen(db, hash, now))) throw refuse(400, 'passwordLinkOver')
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    const owner = await takeLink(tx, hash, now)
    await replacePassword(tx, owner.id, passwordHash)
    await endSessions(tx, owner.id, now)
    await forgetFailures(tx, { account: owner.email, network }, owner.id)
  })
  return { data: null }
}
