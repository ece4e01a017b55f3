import type { Role } from '@soundroof/contract/platform/access'
import type { Actor } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'

export type Person = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly disabledAt: Date | null
  /** Has not set a password yet. */
  readonly isInvited: boolean
}

/** Locks staff and the person until the end of the change: of two administrators who disable each other, one stays. */
export const lockPeople = (tx: Db, id: string): Promise<Person[]> =>
  tx.query<Person>(
    `select id, email, name, role, disabled_at,
       exists (select 1 from staff_invitations i where i.account_id = accounts.id) as is_invited
     from accounts
     where deleted_at is null and (role in ('engineer', 'administrator') or id = $1)
     order by id for no key update`,
    [id],
  )

/** An invited person does not count: nobody may ever set the password. */
export const isActiveAdministrator = ({ role, disabledAt, isInvited }: Person): boolean =>
  role === 'administrator' && disabledAt === null && !isInvited

/** Whether the person who gives the order is still allowed to: a colleague may have just disabled them. */
export const mayOrder = (people: readonly Person[], actor: Actor): boolean =>
  'operator' in actor || people.some((person) => person.id === actor.accountId && isActiveAdministrator(person))
