import type { AccountStatus } from '@soundroof/contract/administration/console'
import { endSessions } from '../../identity/accounts/account-rows.ts'
import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { isActiveAdministrator, lockPeople, mayOrder, type Person } from './people.ts'

const isLast = (people: readonly Person[], person: Person): boolean =>
  isActiveAdministrator(person) && !people.some((other) => other !== person && isActiveAdministrator(other))

const keepOut = async (tx: Db, { id }: Person, now: Date): Promise<void> => {
  await tx.query('update accounts set disabled_at = $2 where id = $1', [id, now])
  await tx.query('delete from password_resets where account_id = $1', [id])
  await tx.query('delete from login_tickets where account_id = $1', [id])
  // Withdrawal proposals of an engineer who leaves end; after a return they have to be made again.
  await tx.query('delete from void_proposals where proposed_by = $1', [id])
}

const letIn = (tx: Db, { id }: Person) => tx.query('update accounts set disabled_at = null where id = $1', [id])

const actionOf = ({ role }: Person, status: AccountStatus) =>
  `${role === 'customer' ? 'customer' : 'staff'}_${status}` as const

/** Only `changed` writes anything. */
export type StatusOutcome = 'changed' | 'already' | 'unknown' | 'oneself' | 'last' | 'mayNot'

type Asked = {
  /** Identifier of the account. */
  readonly id: string
  readonly status: AccountStatus
  /** Why; empty where the command gives none. */
  readonly reason: string
  readonly actor: Actor
  readonly now: Date
}

/** Why the change is refused; null: it is allowed. */
const obstacle = (people: readonly Person[], person: Person, { status, actor }: Asked): StatusOutcome | null => {
  if ((person.disabledAt !== null) === (status === 'disabled')) return 'already'
  if (status === 'enabled') return null
  if ('accountId' in actor && actor.accountId === person.id) return 'oneself'
  return isLast(people, person) ? 'last' : null
}

const statusOf = ({ disabledAt }: Person): AccountStatus => (disabledAt === null ? 'enabled' : 'disabled')

/** Disables an account or enables it again, with every session ended and a row in the audit trail. Only `changed` changes anything. */
export const changeAccountStatus = (db: Db, asked: Asked): Promise<StatusOutcome> =>
  db.transaction(async (tx) => {
    const { id, status, reason, actor, now } = asked
    const people = await lockPeople(tx, id)
    if (!mayOrder(people, actor)) return 'mayNot'
    const person = people.find((one) => one.id === id)
    if (!person) return 'unknown'
    const why = obstacle(people, person, asked)
    if (why !== null) return why
    await (status === 'disabled' ? keepOut(tx, person, now) : letIn(tx, person))
    // Also when an account is enabled: a login under way while it was disabled gets no session.
    await endSessions(tx, person.id, now)
    const detail = { status: { from: statusOf(person), to: status }, ...(reason === '' ? {} : { reason }) }
    await recordChange(tx, { actor, action: actionOf(person, status), subjectId: person.id, detail }, now)
    return 'changed'
  })
