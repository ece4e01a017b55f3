import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findPerson, lockAsOwner, setRole } from './company-rows.ts'

/** A company has at least one owner. */
export const changeMember: Handler<'changeMember'> = ({ db, account, body }) =>
  db.transaction(async (tx) => {
    const { otherOwners } = await lockAsOwner(tx, account)
    const person = await findPerson(tx, account.companyId, body.id)
    if (person.id === account.id && body.role === 'member' && otherOwners === 0) throw refuse(409, 'lastOwner')
    await setRole(tx, person.id, body.role)
    return { data: null }
  })

/** The caller becomes a member. */
export const handOverCompany: Handler<'handOverCompany'> = ({ db, account, body }) =>
  db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    const person = await findPerson(tx, account.companyId, body.id)
    if (person.id === account.id) throw refuse(409, 'lastOwner')
    await setRole(tx, person.id, 'owner')
    await setRole(tx, account.id, 'member')
    return { data: null }
  })
