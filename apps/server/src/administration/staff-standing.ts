import { endSessions, identityOf } from '../accounts/store.ts'
import type { Db } from '../platform/db.ts'
import { type Actor, recordChange } from './audit-trail.ts'
import type { StaffRole } from './create-staff.ts'

export type Standing = 'enabled' | 'disabled'
type Staff = { readonly id: string; readonly email: string; readonly role: StaffRole; readonly disabledAt: Date | null }

/** The staff is held until the end of the change: of two administrators who are disabled at once, one stays. */
const lockStaff = (tx: Db): Promise<Staff[]> =>
  tx.query<Staff>(
    `select id, email, role, disabled_at as "disabledAt" from accounts
     where role in ('engineer', 'administrator') and deleted_at is null order by id for no key update`,
  )

const isActiveAdministrator = ({ role, disabledAt }: Staff): boolean => role === 'administrator' && disabledAt === null

const requireAnother = (staff: readonly Staff[], person: Staff): void => {
  const others = staff.filter((other) => other !== person)
  if (isActiveAdministrator(person) && !others.some(isActiveAdministrator))
    throw new Error(`${person.email} is the last administrator: create another one first.`)
}

const keepOut = async (tx: Db, { id }: Staff, now: Date): Promise<void> => {
  await tx.query('update accounts set disabled_at = $2 where id = $1', [id, now])
  await tx.query('delete from password_resets where account_id = $1', [id])
}

const letIn = (tx: Db, { id }: Staff) => tx.query('update accounts set disabled_at = null where id = $1', [id])

type Asked = { readonly email: string; readonly standing: Standing; readonly actor: Actor; readonly now: Date }

/** False when the account stands so already. */
export const changeStanding = (db: Db, { email, standing, actor, now }: Asked): Promise<boolean> =>
  db.transaction(async (tx) => {
    const staff = await lockStaff(tx)
    const person = staff.find((other) => other.email === identityOf(email))
    if (!person) throw new Error(`No engineer or administrator has the address ${email}.`)
    const isDisabled = person.disabledAt !== null
    if (isDisabled === (standing === 'disabled')) return false
    if (standing === 'disabled') requireAnother(staff, person)
    await (standing === 'disabled' ? keepOut(tx, person, now) : letIn(tx, person))
    // Also before somebody is let in again: a login that was under way when the account was disabled opens nothing.
    await endSessions(tx, person.id, now)
    await recordChange(tx, { actor, action: `staff_${standing}`, subjectId: person.id }, now)
    return true
  })
