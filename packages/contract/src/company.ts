import { z } from 'zod'

/** Who may do what within a company: an owner invites, removes and hands over; a member works on its projects. */
export const companyRoles = ['owner', 'member'] as const
export const companyRole = z.enum(companyRoles)
export type CompanyRole = z.infer<typeof companyRole>
