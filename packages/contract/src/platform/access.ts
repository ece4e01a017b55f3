import { z } from 'zod'

/** Roles, company roles and API key scopes, and who may make a call. */

export const roles = ['customer', 'engineer', 'administrator'] as const
/** Staff of the provider are `engineer` or `administrator`; everyone else is a `customer`. */
export type Role = (typeof roles)[number]

/** An owner invites, removes and hands over; a member works on projects. */
const companyRoles = ['owner', 'member'] as const
export const companyRole = z.enum(companyRoles)
/** Role of a customer in the company. */
export type CompanyRole = z.infer<typeof companyRole>

/** Scopes of an API key. None covers account, sessions, keys, company, purchases or the console. */
export const apiKeyScopes = ['projects:read', 'projects:write', 'assess', 'reports'] as const
export const apiKeyScope = z.enum(apiKeyScopes)
export type ApiKeyScope = z.infer<typeof apiKeyScope>

/** Who may call: a role, or only the owners of a company. `anyone`: also without a session. */
export type Access = 'anyone' | readonly (Role | 'owner')[]

/** Any logged-in account. */
export const everyone = ['customer', 'engineer', 'administrator'] as const
/** Any person of a company; projects belong to the company, not the person. */
export const customer = ['customer'] as const
/** Customers who are owners of their company. */
export const owner = ['owner'] as const

/** Only those whom `access` names may call. */
export const mayCall = (access: Access, who: { readonly role: Role; readonly companyRole: CompanyRole }): boolean =>
  access === 'anyone' ||
  access.includes(who.role) ||
  (access.includes('owner') && who.role === 'customer' && who.companyRole === 'owner')
