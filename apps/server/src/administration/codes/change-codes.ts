import { type PendingKind, sentKinds } from '@soundroof/contract/administration/pending-codes'
import { reasonProblems } from '@soundroof/contract/administration/staff'
import { endInvitation } from '../../identity/companies/invitation-rows.ts'
import { sendInvitation } from '../../identity/companies/invitations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { endStaffInvitation, sendStaffInvitationAgain } from '../staff/invite-staff.ts'
import { linkId } from './link-id.ts'

type Owner = { readonly accountId: string; readonly email: string }
type Ended = {
  /** Account, or invitation of a company. */
  readonly subjectId: string
  readonly detail: Readonly<Record<string, unknown>>
}

const takeLink = async (tx: Db, table: 'password_resets' | 'login_tickets', id: string): Promise<Owner> => {
  const [owner] = await tx.query<Owner>(
    `delete from ${table} t using accounts a where a.id = t.account_id and ${linkId('t')} = $1
       and not exists (select 1 from staff_invitations i where i.account_id = a.id)
     returning t.account_id, a.email`,
    [id],
  )
  if (!owner) throw refuse(409, 'codeGone')
  return owner
}

/** A mail with the link that still waits would bring a dead link. */
const endPasswordLink = async (tx: Db, id: string): Promise<Owner> => {
  const owner = await takeLink(tx, 'password_resets', id)
  await tx.query(`delete from mails where recipient = $1 and code = 'new-password'`, [owner.email])
  return owner
}

const endAuthenticator = async (tx: Db, id: string): Promise<void> => {
  const rows = await tx.query('delete from one_time_codes where account_id = $1 and turned_on_at is null returning 1', [
    id,
  ])
  if (rows.length === 0) throw refuse(409, 'codeGone')
}

type Open = { readonly companyId: string; readonly invitedBy: string; readonly by: string }

const findInvitation = async (tx: Db, id: string): Promise<Open> => {
  const [row] = await tx.query<Open>(
    `select i.company_id, i.invited_by, a.email as by from invitations i join accounts a on a.id = i.invited_by
     where i.id = $1 and i.ended_at is null`,
    [id],
  )
  if (!row) throw refuse(409, 'codeGone')
  return row
}

/** Answers the invited address. */
const endCompanyInvitation = async (tx: Db, companyId: string, id: string, now: Date): Promise<string> => {
  const email = await endInvitation(tx, companyId, id, now)
  if (email === null) throw refuse(409, 'codeGone')
  return email
}

type Own = Exclude<PendingKind, 'staffInvitation'>
type End = (tx: Db, id: string, now: Date) => Promise<Ended>

const ofAccount = ({ accountId }: Owner, kind: Own): Ended => ({ subjectId: accountId, detail: { code: kind } })

const ends: Readonly<Record<Own, End>> = {
  companyInvitation: async (tx, id, now) => {
    const { companyId } = await findInvitation(tx, id)
    await endCompanyInvitation(tx, companyId, id, now)
    return { subjectId: companyId, detail: { code: 'companyInvitation' } }
  },
  newPassword: async (tx, id) => ofAccount(await endPasswordLink(tx, id), 'newPassword'),
  login: async (tx, id) => ofAccount(await takeLink(tx, 'login_tickets', id), 'login'),
  authenticator: async (tx, id) => {
    await endAuthenticator(tx, id)
    return { subjectId: id, detail: { code: 'authenticator' } }
  },
}

/** Of two who void the same code the second is told that it is gone. */
export const revokeCode: Handler<'revokeCode'> = async (context) => {
  const { db, clock, account, body } = context
  const { kind, id } = body
  const reason = body.reason.trim()
  const problems = reasonProblems({ reason })
  if (problems.length > 0) throw refuseInput(problems)
  if (kind === 'staffInvitation') await endStaffInvitation(context, { id, reason })
  else
    await db.transaction(async (tx) => {
      const now = clock()
      const { subjectId, detail } = await ends[kind](tx, id, now)
      const change = { action: 'code_revoked', subjectId, detail: { ...detail, reason } } as const
      await recordChange(tx, { actor: { accountId: account.id }, ...change }, now)
    })
  return { data: null }
}

type Sending = Context<'resendCode'>

const invitationAgain = async (tx: Db, context: Sending, now: Date): Promise<string> => {
  const { id } = context.body
  const { companyId, invitedBy, by } = await findInvitation(tx, id)
  const email = await endCompanyInvitation(tx, companyId, id, now)
  await sendInvitation(tx, { ...context, account: { id: invitedBy, companyId, email: by } }, email)
  return companyId
}

/** The mail is written by the same work that answers a person who asks for a new password. */
const passwordLinkAgain = async (tx: Db, { body }: Sending, now: Date): Promise<string> => {
  const { accountId, email } = await endPasswordLink(tx, body.id)
  await insert(tx, 'password_requests', { id: newId(), address: email, requestedAt: now })
  return accountId
}

/** Ends the former link. */
export const resendCode: Handler<'resendCode'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const { kind, id } = body
  if (!sentKinds.includes(kind)) throw refuse(409, 'codeGone')
  if (kind === 'staffInvitation') await sendStaffInvitationAgain(context, id)
  else
    await db.transaction(async (tx) => {
      const now = clock()
      const again = kind === 'companyInvitation' ? invitationAgain : passwordLinkAgain
      const change = {
        action: 'code_sent_again',
        subjectId: await again(tx, context, now),
        detail: { code: kind },
      } as const
      await recordChange(tx, { actor: { accountId: account.id }, ...change }, now)
    })
  wakeMail()
  return { data: null }
}
