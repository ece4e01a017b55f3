import type { Db } from '../../platform/database/db.ts'

/** What is kept about a person, as it is handed over: everything but the hashes that prove something. */

export type OwnFile = { readonly key: string; readonly name: string; readonly createdAt: Date }

type Person = { readonly id: string; readonly companyId: string; readonly role: string }

const personSql = `select a.id, a.company_id as "companyId", a.role, a.company_role as "companyRole", a.email, a.name, a.phone,
    a.avenue as "heardOfUs", a.terms_version as "termsVersion", a.created_at as "createdAt", a.proven_at as "addressProvenAt",
    c.name as "companyName"
  from accounts a join companies c on c.id = a.company_id where a.id = $1 and a.deleted_at is null`

const lists = {
  sessions: `select id, device, created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt"
    from sessions where account_id = $1 order by created_at`,
  passkeys: `select name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where account_id = $1 order by created_at, id`,
  codes: `select turned_on_at as "turnedOnAt",
      (select count(*) from recovery_codes r where r.account_id = c.account_id) as "recoveryCodesLeft"
    from one_time_codes c where c.account_id = $1 and c.turned_on_at is not null`,
  keys: `select id, name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
      revoked_at as "revokedAt"
    from api_keys where account_id = $1 order by created_at, id`,
  networks: `select network, last_at as "lastAt" from known_logins where account_id = $1 order by last_at`,
  subscriptions: `select s.id, s.source, s.bought, s.starts_at as "startsAt", s.ends_at as "endsAt", s.created_at as "createdAt",
      (select count(*) from charges c where c.subscription_id = s.id) as charged
    from subscriptions s where s.account_id = $1 order by s.created_at`,
  purchases: `select p.store, p.reference, p.renews, p.created_at as "createdAt", q.reference as payment, q.product, q.quota,
      q.starts_at as "startsAt", q.ends_at as "endsAt", q.revoked_at as "revokedAt"
    from purchases p left join purchase_periods q on q.purchase_id = p.id
    where p.account_id = $1 order by p.created_at, p.id, q.starts_at`,
  records: `select project_hash as project, event, role, created_at as "createdAt"
    from timeline where account_id = $1 order by created_at, id`,
} as const

/** What stands in the file of each list, in the words of its reader. */
export const ownLists: Readonly<Record<string, string>> = {
  account: 'your account',
  sessions: 'devices on which you logged in',
  passkeys: 'your passkeys, without their keys',
  codes: 'since when logging in asks for a code, without the secret',
  keys: 'API keys of your programs, without their secrets',
  networks: 'network addresses from which you logged in lately',
  subscriptions: 'what you bought and used',
  purchases: 'what the app stores said of it',
  records: 'what you did to which project',
  projects: 'the projects of your company, as they were entered',
} satisfies Record<keyof typeof lists | 'account' | 'projects', string>

const projectsSql = `select hash, status, revision, draft, created_at as "createdAt", updated_at as "updatedAt" from projects
  where company_id = $1 and hidden_at is null order by sequence`

const filesSql = `select key, name, created_at as "createdAt" from files
  where company_id = $1 and address not like 'erased:%' order by created_at, id`

export type OwnRecords = {
  readonly person: Person
  /** By the name of their file. */
  readonly lists: Readonly<Record<string, unknown>>
  readonly files: readonly OwnFile[]
}

/** Null for an account that is deleted. Projects and files are the company's: every customer of it sees them. */
export const findOwnRecords = async (db: Db, accountId: string): Promise<OwnRecords | null> => {
  const [person] = await db.query<Person>(personSql, [accountId])
  if (!person) return null
  const found: Record<string, unknown> = { account: person }
  for (const [name, sql] of Object.entries(lists)) found[name] = await db.query(sql, [accountId])
  if (person.role !== 'customer') return { person, lists: found, files: [] }
  found.projects = await db.query(projectsSql, [person.companyId])
  return { person, lists: found, files: await db.query<OwnFile>(filesSql, [person.companyId]) }
}
