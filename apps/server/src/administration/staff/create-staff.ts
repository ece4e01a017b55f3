import type { StaffRole } from '@soundroof/contract/administration/staff'
import { registration, registrationProblems } from '@soundroof/contract/identity/account'
import { parseWith } from '@soundroof/contract/platform/parse'
import { toldInWords } from '@soundroof/words/told-in-words'
import { identityOf, insertAccount, insertCompany, noteProven } from '../../identity/accounts/account-rows.ts'
import { requireUnguessable } from '../../identity/passwords/guessable-password.ts'
import { hashPassword } from '../../identity/passwords/password.ts'
import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'

/** `password` as typed; stored as a hash. */
export type NewStaff = {
  readonly role: StaffRole
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly password: string
}

/** Throws the first problem; staff pass the same checks as customers. */
const requireValid = async (staff: NewStaff, db: Db, config: Config): Promise<void> => {
  const { provider, passwordPolicy } = config
  const { email, name, phone, password } = staff
  const form = { email, name, phone, password, password_confirmation: password, company_name: provider.name }
  const read = parseWith(registration, form)
  const problems = read.ok ? registrationProblems({ ...form, agreed: true }, passwordPolicy) : read.problems
  if (problems[0]) throw new Error(toldInWords(problems[0], 'en-AU').message)
  await requireUnguessable({ db, config }, password, [email, name])
}

type Needs = { readonly db: Db; readonly config: Config; readonly actor: Actor; readonly now: Date }

/** In the provider's company. Answers the identifier of the new account. */
export const createStaff = async (staff: NewStaff, { db, config, actor, now }: Needs): Promise<string> => {
  await requireValid(staff, db, config)
  const id = newId()
  const account = {
    id,
    companyId: 'provider',
    email: identityOf(staff.email),
    name: staff.name.trim(),
    phone: staff.phone.trim(),
    avenue: '',
    role: staff.role,
    passwordHash: await hashPassword(staff.password, config.passwordHashing),
    termsVersion: null,
    createdAt: now,
  }
  await db.transaction(async (tx) => {
    await insertCompany(tx, account.companyId, config.provider.name, now)
    if (!(await insertAccount(tx, account))) throw new Error(`There is an account with the address ${account.email}.`)
    // The operator vouches for the address.
    await noteProven(tx, id, now)
    await recordChange(tx, { actor, action: 'staff_created', subjectId: id, detail: { role: staff.role } }, now)
  })
  return id
}
