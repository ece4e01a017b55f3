import { z } from 'zod'
import { companyName, companyNameProblems } from '../identity/company.ts'
import { companyRole } from '../platform/access.ts'
import type { Problem } from '../platform/problem.ts'
import { reasonProblems } from './staff.ts'

const id = z.string().min(1).max(100)
const reason = z.string().max(500).meta({ label: 'Reason' })

/** Gives a company another name; 409 where `former` is no longer its name. */
export const companyRenaming = z.strictObject({
  id: id.meta({ label: 'Company' }),
  former: z.string().max(200).meta({ label: 'Former name' }),
  ...companyName.shape,
  reason,
})

/** Refuses a blank name and a blank reason. */
export const renamingProblems = (form: { readonly name: string; readonly reason: string }): readonly Problem[] => [
  ...companyNameProblems(form),
  ...reasonProblems(form),
]

/** Gives a person the other role in the company, which always keeps an owner. */
export const memberRoleChange = z.strictObject({
  id: id.meta({ label: 'Person' }),
  role: companyRole.meta({ label: 'Role' }),
  reason,
})

/** Moves a person out, into a new company of their own; projects stay. */
export const memberRemoval = z.strictObject({ id: id.meta({ label: 'Person' }), reason })
