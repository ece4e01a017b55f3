import { reasonProblems, staffInvitationProblems } from '@soundroof/contract/administration/staff'
import { identityOf, insertAccount, insertCompany } from '../../identity/accounts/account-rows.ts'
import { erasePerson } from '../../identity/own-account/erase-account.ts'
import { hashPassword } from '../../identity/passwords/password.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId, newToken } from '../../platform/identifier.ts'
import { lockPeople, mayOrder, type Person } from './people.ts'
import { type Invited, sendInvitation } from './send-invitation.ts'

/** Locks staff; refuses an administrator whom a colleague has just disabled. */
const lockStaff = async (tx: Db, { id }: Pick<Account, 'id'>, asked: string): Promise<readonly Person[]> => {
  const people = await lockPeople(tx, asked)
  if (!mayOrder(people, { accountId: id })) throw refuse(50008, 'sessionEnded')
  return people
}

/** Nobody knows the password of an invited account, so only the mailed link opens it. */
const newStaff = async ({ body, config }: Context<'inviteStaff'>, now: Date) => ({
  id: newId(),
  companyId: 'provider',
  email: identityOf(body.email),
  name: body.name.trim(),
  phone: body.phone.trim(),
  avenue: '',
  role: body.role,
  passwordHash: await hashPassword(newToken(), config.passwordHashing),
  termsVersion: null,
  createdAt: now,
})

/** Refuses an address that has an account: a customer does not become staff. */
export const inviteStaff: Handler<'inviteStaff'> = async (context) => {
  const { db, clock, config, account, body, wakeMail } = context
  const problems = staffInvitationProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const invited = await newStaff(context, now)
  await db.transaction(async (tx) => {
    await lockStaff(tx, account, account.id)
    await insertCompany(tx, invited.companyId, config.provider.name, now)
    if (!(await insertAccount(tx, invited))) throw refuse(409, 'addressHasAccount')
    await sendInvitation(tx, context, invited, now)
    const detail = { role: invited.role }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'staff_invited', subjectId: invited.id, detail }, now)
  })
  wakeMail()
  return { data: null }
}

/** The account, while its person has not set a password. */
const lockInvited = async (tx: Db, account: Pick<Account, 'id'>, id: string): Promise<Invited> => {
  const person = (await lockStaff(tx, account, id)).find((one) => one.id === id)
  if (!person?.isInvited || person.role === 'customer' || person.disabledAt !== null)
    throw refuse(409, 'staffInvitationGone')
  return { id, email: person.email, role: person.role }
}

type Inviting = Pick<Context<'resendStaffInvitation'>, 'db' | 'clock' | 'config' | 'secrets' | 'account' | 'wakeMail'>

/** Ends the former link. */
export const sendStaffInvitationAgain = async (context: Inviting, id: string): Promise<void> => {
  const { db, clock, account, wakeMail } = context
  const now = clock()
  await db.transaction(async (tx) => {
    await sendInvitation(tx, context, await lockInvited(tx, account, id), now)
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'staff_invitation_sent_again', subjectId: id }, now)
  })
  wakeMail()
}

export const resendStaffInvitation: Handler<'resendStaffInvitation'> = async (context) => {
  await sendStaffInvitationAgain(context, context.body.id)
  return { data: null }
}

type Withdrawing = Pick<Context<'withdrawStaffInvitation'>, 'db' | 'clock' | 'account'>

/** Nobody has used the account, so nothing but its address, name and phone number has to go. */
export const endStaffInvitation = (
  { db, clock, account }: Withdrawing,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    await erasePerson(tx, await lockInvited(tx, account, id), now)
    const change = { action: 'staff_invitation_withdrawn', subjectId: id, detail: { reason } } as const
    await recordChange(tx, { actor: { accountId: account.id }, ...change }, now)
  })

export const withdrawStaffInvitation: Handler<'withdrawStaffInvitation'> = async (context) => {
  const { id, reason } = context.body
  const problems = reasonProblems({ reason })
  if (problems.length > 0) throw refuseInput(problems)
  await endStaffInvitation(context, { id, reason: reason.trim() })
  return { data: null }
}
