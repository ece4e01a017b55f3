import { companyNameProblems } from '@soundroof/contract/identity/company'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { insertCompany } from '../accounts/account-rows.ts'
import type { IdentityHandler, IdentityServices } from '../sessions/identity-services.ts'
import { findPerson, isLastOwner, lockAsOwner, lockMembership, movePerson } from './company-rows.ts'
import { endInvitationsBy } from './invitation-rows.ts'

/**
 * Account and subscription continue; projects stay with the company. Invitations that the person sent are void, so that
 * none leads back.
 */
export const moveOut = async (
  tx: Db,
  { leaveElsewhere, clock }: Pick<IdentityServices, 'leaveElsewhere' | 'clock'>,
  { id: accountId, companyId: left, name }: { readonly id: string; readonly companyId: string; readonly name: string },
): Promise<void> => {
  const [companyId, now] = [newId(), clock()]
  await leaveElsewhere(tx, accountId, left)
  await endInvitationsBy(tx, accountId, now)
  await insertCompany(tx, companyId, name.trim(), now)
  await movePerson(tx, accountId, companyId, 'owner')
}

/** Moves the caller to a new company; refuses the only person and the last owner. */
export const leaveCompany: IdentityHandler<'leaveCompany'> = async (context) => {
  const { db, account, body } = context
  const problems = companyNameProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  return db.transaction(async (tx) => {
    const membership = await lockMembership(tx, account)
    if (membership.others === 0) throw refuse(409, 'onlyPerson')
    if (isLastOwner(membership)) throw refuse(409, 'lastOwner')
    await moveOut(tx, context, { ...account, name: body.name })
    return { data: null }
  })
}

/** The removed person's new company has their name until they change it. */
export const removeMember: IdentityHandler<'removeMember'> = (context) => {
  const { db, account, body } = context
  return db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const person = await findPerson(tx, account.companyId, body.id)
    if (person.id === account.id) throw refuse(409, 'leaveInstead')
    await moveOut(tx, context, { id: person.id, companyId: account.companyId, name: person.name })
    return { data: null }
  })
}
