import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { identityOf } from './account-rows.ts'

type Row = { readonly id: string; readonly email: string }

/** Only addresses beyond ASCII have several spellings. */
const odd = (table: string): string =>
  `select id, email from ${table} where octet_length(email) <> char_length(email) order by id`

const renewAccount = async (db: Db, { id, email }: Row): Promise<boolean> => {
  const identity = identityOf(email)
  const renewed = await db.transaction((tx) =>
    tx.query(
      `update accounts set email = $2 where id = $1 and email = $3
       and not exists (select 1 from accounts where email = $2 and id <> $1) returning 1`,
      [id, identity, email],
    ),
  )
  return renewed.length === 1
}

/** Closes an open invitation that would become a second one for the address. */
const renewInvitation = async (db: Db, { id, email }: Row): Promise<void> => {
  const identity = identityOf(email)
  await db.transaction((tx) =>
    tx.query(
      `update invitations i set email = $2, ended_at = case when i.ended_at is null and exists (
         select 1 from invitations o where o.company_id = i.company_id and o.email = $2 and o.ended_at is null)
         then i.created_at else i.ended_at end
       where id = $1 and email = $3`,
      [id, identity, email],
    ),
  )
}

/**
 * At the start: addresses that were kept as they were written become identities. Two accounts of one mailbox cannot both
 * have it; the one with the plain spelling keeps it, and the operator is told of the other.
 */
export const renewIdentities = async (db: Db, log: Log): Promise<void> => {
  const isStale = ({ email }: Row): boolean => identityOf(email) !== email
  for (const row of (await db.query<Row>(odd('accounts'))).filter(isStale))
    if (!(await renewAccount(db, row)))
      log.error('an account has the mailbox of another and cannot log in', 'two spellings', { account: row.id })
  for (const row of (await db.query<Row>(odd('invitations'))).filter(isStale)) await renewInvitation(db, row)
}
