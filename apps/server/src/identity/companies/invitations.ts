import { invitationDays, invitationProblems } from '@soundroof/contract/identity/company'
import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import { inText } from '../../platform/database/moments.ts'
import { countAttempts } from '../../platform/http/attempt-counts.ts'
import type { Account, Context, Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Refused, refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId, newToken } from '../../platform/identifier.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { identityOf } from '../accounts/account-rows.ts'
import { findCompanyName, findPeople, lockAsOwner } from './company-rows.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  countSent,
  endExpired,
  endInvitation,
  findOpenInvitations,
  insertInvitation,
  isInvited,
} from './invitation-rows.ts'

const day = 24 * 3600 * 1000
/** Mails per day that our server sends in a stranger's name. */
const most = { byCompany: 50, toAddress: 10, byNetwork: 100 } as const

const tooMany = (until: number, now: Date): Refused => {
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
  return new Refused(429, told('tooManyInvitations'), undefined, { 'retry-after': String(seconds) })
}

/** Anyone can found companies, so invitations also count by network. */
const holdNetwork = async (tx: Db, network: string, now: Date): Promise<void> => {
  const [sent] = await countAttempts(tx, [`invitations from:${network}`], now, day)
  if (sent && sent.failures > most.byNetwork) throw tooMany(sent.ends.getTime(), now)
}

/**
 * Throws where the company invited too often. False where others did: the invitation then stands without a mail, and its
 * company is not told.
 */
const mayMail = async (tx: Db, companyId: string, email: string, now: Date): Promise<boolean> => {
  const sent = await countSent(tx, companyId, email, new Date(now.getTime() - day))
  if (sent.byCompany >= most.byCompany || sent.byCompanyToAddress >= most.toAddress)
    throw tooMany((sent.oldest ?? now).getTime() + day, now)
  return sent.toAddress < most.toAddress
}

/** `account`: who invites. */
type Inviting = Pick<Context<'invite'>, 'clock' | 'address' | 'config' | 'secrets'> & {
  readonly account: Pick<Account, 'id' | 'companyId' | 'email'>
}

/** Does the same work for an address with an account and one without: strangers' accounts are not revealed. */
export const sendInvitation = async (tx: Db, context: Inviting, email: string): Promise<void> => {
  const { account } = context
  const now = context.clock()
  const hasRoom = await mayMail(tx, account.companyId, email, now)
  await holdNetwork(tx, networkOf(context.address), now)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + invitationDays * day)
  const { companyId, id: invitedBy } = account
  await insertInvitation(tx, { id: newId(), companyId, email, token, invitedBy, now, expiresAt })
  if (!hasRoom) return
  const company = await findCompanyName(tx, companyId)
  const mail = invitationMail(context, { email, token, company, by: account.email })
  await writeMail(tx, context, mail, now, expiresAt)
}

/** For owners. */
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
    await sendInvitation(tx, context, email)
  })
  context.wakeMail()
  return { data: null }
}

/** Ends the former link. */
export const resendInvitation: Handler<'resendInvitation'> = async (context) => {
  const { db, clock, account, body } = context
  await db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const email = await endInvitation(tx, account.companyId, body.id, clock())
    if (email === null) throw refuse(403, 'invitationUnknown')
    await sendInvitation(tx, context, email)
  })
  context.wakeMail()
  return { data: null }
}

/** Its link opens nothing any more. */
export const withdrawInvitation: Handler<'withdrawInvitation'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const email = await endInvitation(tx, account.companyId, body.id, clock())
    if (email === null) throw refuse(403, 'invitationUnknown')
    return { data: null }
  })

export const companyInvitations: Handler<'companyInvitations'> = async ({ db, clock, account }) => {
  const rows = await findOpenInvitations(db, account.companyId, clock())
  return { data: rows.map(inText) }
}
