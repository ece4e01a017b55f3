import { invitationDays, invitationProblems } from '@soundroof/contract/company'
import { identityOf } from '../accounts/store.ts'
import { queueMail } from '../mail/mail-queue.ts'
import type { Db } from '../platform/db.ts'
import type { Account, Handler, Services } from '../platform/handler.ts'
import { newId, newToken } from '../platform/identifier.ts'
import { Refused, refuse, refuseInput } from '../platform/refused.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  countSent,
  endExpired,
  endInvitation,
  findOpenInvitations,
  insertInvitation,
  isInvited,
} from './invitation-rows.ts'
import { findCompanyName, findPeople, lockAsOwner } from './store.ts'

const day = 24 * 3600 * 1000
/** Mails a day: our server writes to nobody more often in a stranger's name. */
const most = { byCompany: 50, toAddress: 10 } as const

const refuseTooMany = async (tx: Db, companyId: string, email: string, now: Date): Promise<void> => {
  const sent = await countSent(tx, companyId, email, new Date(now.getTime() - day))
  if (sent.byCompany < most.byCompany && sent.toAddress < most.toAddress) return
  const seconds = Math.ceil(((sent.oldest ?? now).getTime() + day - now.getTime()) / 1000)
  const { message } = refuse(429, 'tooManyInvitations')
  throw new Refused(429, message, undefined, { 'retry-after': String(seconds) })
}

/** Whoever has an account and who has none is treated alike: other companies' people are not looked up. */
const send = async (tx: Db, services: Services, account: Account, email: string): Promise<void> => {
  const now = services.clock()
  await refuseTooMany(tx, account.companyId, email, now)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + invitationDays * day)
  const { companyId, id: invitedBy } = account
  await insertInvitation(tx, { id: newId(), companyId, email, token, invitedBy, now, expiresAt })
  const company = await findCompanyName(tx, companyId)
  const mail = invitationMail(services, { email, token, company, invitedBy: account.name })
  await queueMail(tx, services, mail, now, expiresAt)
}

export const invite: Handler<'invite'> = async (context) => {
  const { db, clock, account, body } = context
  const problems = invitationProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const email = identityOf(body.email)
  await db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const people = await findPeople(tx, account.companyId)
    if (people.some((person) => person.email === email)) throw refuse(409, 'alreadyMember')
    await endExpired(tx, account.companyId, email, clock())
    if (await isInvited(tx, account.companyId, email)) throw refuse(409, 'alreadyInvited')
    await send(tx, context, account, email)
  })
  context.wakeMail()
  return { data: null }
}

export const resendInvitation: Handler<'resendInvitation'> = async (context) => {
  const { db, clock, account, body } = context
  await db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const email = await endInvitation(tx, account.companyId, body.id, clock())
    if (email === null) throw refuse(403, 'invitationUnknown')
    await send(tx, context, account, email)
  })
  context.wakeMail()
  return { data: null }
}

export const withdrawInvitation: Handler<'withdrawInvitation'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const email = await endInvitation(tx, account.companyId, body.id, clock())
    if (email === null) throw refuse(403, 'invitationUnknown')
    return { data: null }
  })

export const companyInvitations: Handler<'companyInvitations'> = async ({ db, clock, account }) => {
  const rows = await findOpenInvitations(db, account.companyId, clock())
  return {
    data: rows.map(({ invitedBy, sentAt, expiresAt, ...row }) => ({
      ...row,
      invitedBy: invitedBy ?? '',
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
