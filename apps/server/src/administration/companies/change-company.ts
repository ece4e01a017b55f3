import { renamingProblems } from '@soundroof/contract/administration/company-changes'
import { reasonProblems } from '@soundroof/contract/administration/staff'
import {
  findCompanyName,
  findMembership,
  isLastOwner,
  lockCompanies,
  type Membership,
  setCompanyName,
  setRole,
} from '../../identity/companies/company-rows.ts'
import { moveOut } from '../../identity/companies/leave-company.ts'
import type { IdentityHandler } from '../../identity/sessions/identity-services.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'

/** The provider's own company has the name of the provider, and one that ended has none. */
export const renameConsoleCompany: Handler<'renameConsoleCompany'> = async ({ db, clock, account, body }) => {
  const problems = renamingProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const { id, former, reason } = body
  const name = body.name.trim()
  return db.transaction(async (tx) => {
    await lockCompanies(tx, [id])
    const present = await findCompanyName(tx, id)
    if (id === 'provider' || present === '') throw refuse(403, 'forbidden')
    if (present !== former) throw refuse(409, 'changedMeanwhile')
    await setCompanyName(tx, id, name)
    const detail = { name: { from: present, to: name }, reason: reason.trim() }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'company_renamed', subjectId: id, detail }, clock())
    return { data: null }
  })
}

type Member = Membership & { readonly companyId: string; readonly name: string }

/** Locks the company of a customer, who may have left it while we waited for the lock. */
const lockMember = async (tx: Db, id: string): Promise<Member> => {
  const [person] = await tx.query<{ companyId: string; name: string }>(
    `select company_id, name from accounts where id = $1 and role = 'customer' and deleted_at is null`,
    [id],
  )
  if (!person) throw refuse(404, 'accountUnknown')
  await lockCompanies(tx, [person.companyId])
  const membership = await findMembership(tx, { id, companyId: person.companyId })
  if (!membership) throw refuse(409, 'changedMeanwhile')
  return { ...membership, ...person }
}

/** A company has at least one owner. */
export const changeConsoleMember: Handler<'changeConsoleMember'> = async ({ db, clock, account, body }) => {
  const problems = reasonProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const { id, role, reason } = body
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, id)
    if (member.role === role) throw refuse(409, 'changedMeanwhile')
    if (role === 'member' && member.otherOwners === 0) throw refuse(409, 'lastOwner')
    await setRole(tx, id, role)
    const detail = { company: member.companyId, role: { from: member.role, to: role }, reason: reason.trim() }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'member_role_changed', subjectId: id, detail }, clock())
    return { data: null }
  })
}

/** The person gets a company of their own. */
export const removeConsoleMember: IdentityHandler<'removeConsoleMember'> = async (context) => {
  const { db, clock, account, body } = context
  const problems = reasonProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const { id, reason } = body
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, id)
    if (member.others === 0) throw refuse(409, 'onlyPerson')
    if (isLastOwner(member)) throw refuse(409, 'lastOwner')
    await moveOut(tx, context, { id, companyId: member.companyId, name: member.name })
    const detail = { company: member.companyId, reason: reason.trim() }
    await recordChange(
      tx,
      { actor: { accountId: account.id }, action: 'member_removed', subjectId: id, detail },
      clock(),
    )
    return { data: null }
  })
}
