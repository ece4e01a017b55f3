import type { IdentityServices, OwnRecords, Person } from '../sessions/identity-services.ts'

/** Everything stored about a person, without hashes that prove a login. */

const personSql = `select a.id, a.company_id, a.role, a.company_role, a.email, a.name, a.phone,
    a.avenue as heard_of_us, a.terms_version, a.language, a.created_at, a.proven_at as address_proven_at,
    c.name as company_name
  from accounts a join companies c on c.id = a.company_id where a.id = $1 and a.deleted_at is null`

const lists = {
  sessions: `select id, device, created_at, expires_at, ended_at
    from sessions where account_id = $1 order by created_at`,
  passkeys: `select name, created_at, last_used_at
    from passkeys where account_id = $1 order by created_at, id`,
  codes: `select turned_on_at,
      (select count(*) from recovery_codes r where r.account_id = c.account_id) as recovery_codes_left
    from one_time_codes c where c.account_id = $1 and c.turned_on_at is not null`,
  keys: `select id, name, scopes, created_at, last_used_at, expires_at,
      revoked_at
    from api_keys where account_id = $1 order by created_at, id`,
  invitations: `select account_id as invited_account, sent_at, expires_at
    from staff_invitations where invited_by = $1 order by sent_at`,
  networks: `select network, last_at from known_logins where account_id = $1 order by last_at`,
} as const

const about = {
  account: 'your account',
  sessions: 'devices on which you logged in',
  passkeys: 'your passkeys, without their keys',
  codes: 'since when logging in asks for a code, without the secret',
  keys: 'API keys of your programs, without their secrets',
  invitations:
    'people whom you invited as an administrator and who have not set a password yet, by the id of their account',
  networks: 'network addresses from which you logged in lately',
} satisfies Record<keyof typeof lists | 'account', string>

/** Null for an account that is deleted. */
export const findOwnRecords = async (
  { db, recordsElsewhere }: Pick<IdentityServices, 'db' | 'recordsElsewhere'>,
  accountId: string,
): Promise<OwnRecords | null> => {
  const [person] = await db.query<Person>(personSql, [accountId])
  if (!person) return null
  const found: Record<string, unknown> = { account: person }
  for (const [name, sql] of Object.entries(lists)) found[name] = await db.query(sql, [accountId])
  const elsewhere = await recordsElsewhere(db, person)
  return {
    lists: { ...found, ...elsewhere.lists },
    about: { ...about, ...elsewhere.about },
    files: elsewhere.files,
  }
}
