import { z } from 'zod'

/** Whose calls are whose: roles, roles within a company, scopes of API keys, and who may make a call. */

export const roles = ['customer', 'engineer', 'administrator'] as const
export type Role = (typeof roles)[number]

/** Who may do what within a company: an owner invites, removes and hands over; a member works on its projects. */
export const companyRoles = ['owner', 'member'] as const
export const companyRole = z.enum(companyRoles)
export type CompanyRole = z.infer<typeof companyRole>

/** What a key may be allowed. Account, sessions, keys, company, purchases and the console are in no scope. */
export const apiKeyScopes = ['projects:read', 'projects:write', 'assess', 'reports'] as const
export const apiKeyScope = z.enum(apiKeyScopes)
export type ApiKeyScope = z.infer<typeof apiKeyScope>

/** Who may call: a role, or the owners of a company alone. `anyone`: without a session too. */
export type Access = 'anyone' | readonly (Role | 'owner')[]

export const everyone = ['customer', 'engineer', 'administrator'] as const
export const customer = ['customer'] as const
export const owner = ['owner'] as const

/** Whether this person may make a call of this access. Nobody but whom it names. */
export const mayCall = (access: Access, who: { readonly role: Role; readonly companyRole: CompanyRole }): boolean =>
  access === 'anyone' ||
  access.includes(who.role) ||
  (access.includes('owner') && who.role === 'customer' && who.companyRole === 'owner')
