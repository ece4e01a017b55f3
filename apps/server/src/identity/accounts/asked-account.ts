import type { Db } from '../../platform/database/db.ts'
import { identityOf } from './account-rows.ts'

/** `email` is the identity that the account logs in with, unless another account has it. */
export type AskedAccount = { readonly id: string; readonly email: string }

/**
 * The account that an operator names by address or identifier; null: none. Refuses an address that is one account's
 * spelling and another's login.
 */
export const findAsked = async (db: Db, asked: string): Promise<AskedAccount | null> => {
  const [text, identity] = [asked.trim(), identityOf(asked)]
  const rows = await db.query<AskedAccount>(
    `select id, email from accounts where deleted_at is null and (id = $1 or email in ($1, lower($1), $2)) order by id`,
    [text, identity],
  )
  const named = rows.find(({ id }) => id === text)
  if (named) return named
  const spelt = rows.find(({ email }) => email !== identity)
  const own = rows.find(({ email }) => email === identity)
  if (!spelt) return own ?? null
  throw new Error(
    `${text} is the exact spelling of the account ${spelt.id}, and ${identity} is ${own ? `the account ${own.id}` : 'nobody'}: give the identifier of the one that you mean.`,
  )
}
