import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { noteProven } from '../accounts/account-rows.ts'
import type { IdentityHandler } from '../sessions/identity-services.ts'
import { findMembership, hasProjects, isLastOwner, lockCompanies, movePerson, setCompanyName } from './company-rows.ts'
import { endInvitation, endInvitationsBy, findByToken, type Opened } from './invitation-rows.ts'

/** The invitation that the link opens, with its company locked. */
export const lockByToken = async (tx: Db, token: string, now: Date, alsoCompany?: string): Promise<Opened> => {
  const seen = await findByToken(tx, token, now)
  if (!seen) throw refuse(403, 'invitationInvalid')
  await lockCompanies(tx, alsoCompany === undefined ? [seen.companyId] : [seen.companyId, alsoCompany])
  const opened = await findByToken(tx, token, now)
  if (!opened) throw refuse(403, 'invitationInvalid')
  return opened
}

/** Refuses to leave projects without a company. Answers whether the former company becomes empty. */
const requireFree = async (tx: Db, account: Account): Promise<boolean> => {
  const membership = await findMembership(tx, account)
  if (!membership) throw refuse(403, 'forbidden')
  if (isLastOwner(membership)) throw refuse(409, 'lastOwner')
  if (membership.others === 0 && (await hasProjects(tx, account.companyId))) throw refuse(409, 'companyHoldsProjects')
  return membership.others === 0
}

/** Refuses an invitation to another address, a last owner, and an only person whose company holds projects. */
export const acceptInvitation: IdentityHandler<'acceptInvitation'> = ({ db, clock, account, body, leaveElsewhere }) =>
  db.transaction(async (tx) => {
    const now = clock()
    const opened = await lockByToken(tx, body.token, now, account.companyId)
    if (opened.email !== account.email) throw refuse(403, 'invitationOfOther')
    if (opened.companyId === account.companyId) throw refuse(409, 'alreadyMember')
    const isEmpty = await requireFree(tx, account)
    await endInvitation(tx, opened.companyId, opened.id, now)
    await endInvitationsBy(tx, account.id, now)
    if (isEmpty) await setCompanyName(tx, account.companyId, '')
    await noteProven(tx, account.id, now)
    await leaveElsewhere(tx, account.id, account.companyId)
    await movePerson(tx, account.id, opened.companyId, 'member')
    return { data: null }
  })
