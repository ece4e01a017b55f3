import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyName, findPeople } from './company-rows.ts'

export const readCompany: Handler<'company'> = async ({ db, account }) => {
  const people = await findPeople(db, account.companyId)
  const members = people.map((person) => ({ ...person, isSelf: person.id === account.id }))
  return { data: { name: await findCompanyName(db, account.companyId), role: account.companyRole, members } }
}
