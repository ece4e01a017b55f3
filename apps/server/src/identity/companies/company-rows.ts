import type { CompanyRole } from '@soundroof/contract/platform/access'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

/** Locks companies: people are counted and moved under the lock, so that a second change sees the first. */

export const lockCompanies = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await tx.query('select id from companies where id = any($1::text[]) order by id for no key update', [ids])
}

export type Person = { readonly id: string; readonly name: string; readonly email: string; readonly role: CompanyRole }

const people = `select id, name, email, company_role as role from accounts
  where company_id = $1 and role = 'customer' and deleted_at is null`

/** Owners first, then by name. */
export const findPeople = (db: Db, companyId: string): Promise<Person[]> =>
  db.query<Person>(`${people} order by company_role = 'owner' desc, name_search, id`, [companyId])

/** Refuses a person of another company. */
export const findPerson = async (tx: Db, companyId: string, id: string): Promise<Person> => {
  const [person] = await tx.query<Person>(`${people} and id = $2`, [companyId, id])
  if (!person) throw refuse(403, 'memberUnknown')
  return person
}

/** Empty where the company has ended. */
export const findCompanyName = async (db: Db, id: string): Promise<string> => {
  const [row] = await db.query<{ name: string }>('select name from companies where id = $1', [id])
  return row?.name ?? ''
}

export const setCompanyName = (tx: Db, id: string, name: string) =>
  tx.query('update companies set name = $2 where id = $1', [id, name])

/** Callers hold the company's lock. */
export const setRole = (tx: Db, id: string, role: CompanyRole) =>
  tx.query('update accounts set company_role = $2 where id = $1', [id, role])

/** Callers hold the locks of both companies. */
export const movePerson = (tx: Db, id: string, companyId: string, role: CompanyRole) =>
  tx.query('update accounts set company_id = $2, company_role = $3 where id = $1', [id, companyId, role])

/** Deleted projects do not count. */
export const hasProjects = async (tx: Db, companyId: string): Promise<boolean> => {
  const rows = await tx.query('select 1 from projects where company_id = $1 and hidden_at is null limit 1', [companyId])
  return rows.length === 1
}

/** Read under the company's lock. */
export type Membership = {
  readonly role: CompanyRole
  /** Other people of the company, and the owners among them. */
  readonly others: number
  readonly otherOwners: number
}

/** Role in a locked company; null when the person has left since the call came in. */
export const findMembership = async (
  tx: Db,
  { id, companyId }: Pick<Account, 'id' | 'companyId'>,
): Promise<Membership | null> => {
  const all = await findPeople(tx, companyId)
  const self = all.find((person) => person.id === id)
  if (!self) return null
  const others = all.filter((person) => person !== self)
  return { role: self.role, others: others.length, otherOwners: others.filter(({ role }) => role === 'owner').length }
}

/** Locks the person's present company. */
export const lockMembership = async (tx: Db, account: Account): Promise<Membership> => {
  await lockCompanies(tx, [account.companyId])
  const membership = await findMembership(tx, account)
  if (!membership) throw refuse(403, 'forbidden')
  return membership
}

/** Checks again under the lock: the call came from an owner, who may have lost the role since. */
export const lockAsOwner = async (tx: Db, account: Account): Promise<Membership> => {
  const membership = await lockMembership(tx, account)
  if (membership.role !== 'owner') throw refuse(403, 'forbidden')
  return membership
}

/** Whether the company would be left without an owner. */
export const isLastOwner = ({ role, others, otherOwners }: Membership): boolean =>
  role === 'owner' && others > 0 && otherOwners === 0
