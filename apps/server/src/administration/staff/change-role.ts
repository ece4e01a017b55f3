import { isDeepStrictEqual } from 'node:util'
import { type RoleChange, reasonProblems, type StaffRole } from '@soundroof/contract/administration/staff'
import { endSessions } from '../../identity/accounts/account-rows.ts'
import { findNamesake } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { findHeld, type HeldProject, handOverHeld, lockHeld } from '../../review/moves/hand-over-held.ts'
import { supersedeDraftsOf } from '../../roofs/documents/document-rows.ts'
import { lockPeople, mayOrder, type Person } from './people.ts'

const colleaguesSql = `select id, name, role from accounts where role in ('engineer', 'administrator') and id <> $1
  and deleted_at is null and disabled_at is null
  and not exists (select 1 from staff_invitations i where i.account_id = accounts.id) order by name_search, id`

type Colleague = { readonly id: string; readonly name: string; readonly role: StaffRole }

export const heldProjects: Handler<'heldProjects'> = async ({ db, query }) => {
  const projects = await findHeld(db, query.id)
  return { data: { projects, colleagues: await db.query<Colleague>(colleaguesSql, [query.id]) } }
}

/** An active engineer or administrator whose role is to change. */
const requireChangeable = (people: readonly Person[], { id, role }: RoleChange, { id: by }: Account): Person => {
  if (!mayOrder(people, { accountId: by })) throw refuse(50008, 'sessionEnded')
  const person = people.find((one) => one.id === id)
  if (!person || person.role === 'customer' || person.isInvited) throw refuse(404, 'accountUnknown')
  if (id === by) throw refuse(409, 'notOwnRole')
  if (person.role === role) throw refuse(409, 'changedMeanwhile')
  return person
}

const isSeen = (held: readonly HeldProject[], seen: readonly string[]): boolean =>
  isDeepStrictEqual(held.map(({ hash }) => hash).toSorted(), seen.toSorted())

const requireColleague = (people: readonly Person[], { id, handTo }: RoleChange): void => {
  if (handTo === null) return
  const colleague = people.find((one) => one.id === handTo)
  const isActive = colleague && colleague.role !== 'customer' && colleague.disabledAt === null && !colleague.isInvited
  if (!isActive || handTo === id) throw refuse(404, 'engineerUnknown')
}

/** An administrator signs nothing: what waits for this signature ends. A returning engineer must not share a registration. */
const settle = async (tx: Db, { id, role }: RoleChange, now: Date): Promise<void> => {
  if (role === 'administrator') {
    await tx.query('delete from void_proposals where proposed_by = $1', [id])
    await supersedeDraftsOf(tx, id, now)
    return
  }
  const name = await findNamesake(tx, id)
  if (name !== null) throw refuse(409, 'registrationTaken', { name })
}

const change = async (tx: Db, asked: RoleChange, account: Account, now: Date): Promise<void> => {
  const { id, role, reason, seen, handTo } = asked
  // Projects before people, in the order of a hand-over, so that the two never wait for each other.
  const held = await lockHeld(tx, id)
  const people = await lockPeople(tx, id)
  const person = requireChangeable(people, asked, account)
  if (!isSeen(held, seen)) throw refuse(409, 'changedMeanwhile')
  requireColleague(people, asked)
  await settle(tx, asked, now)
  if (handTo !== null) await handOverHeld(tx, held, { from: id, to: handTo }, account, now)
  await tx.query('update accounts set role = $2 where id = $1', [id, role])
  await endSessions(tx, id, now)
  const projects = held.length === 0 ? {} : { projects: held.map(({ hash }) => hash), handedTo: handTo ?? 'kept' }
  const detail = { role: { from: person.role, to: role }, reason: reason.trim(), ...projects }
  await recordChange(tx, { actor: { accountId: account.id }, action: 'staff_role_changed', subjectId: id, detail }, now)
}

/** Never one's own, so an administrator always remains. */
export const changeStaffRole: Handler<'changeStaffRole'> = async ({ db, clock, account, body, wakeMail }) => {
  const problems = reasonProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  await db.transaction((tx) => change(tx, body, account, clock()))
  wakeMail()
  return { data: null }
}
