import { z } from 'zod'
import { companyRole } from '../platform/access.ts'
import { longestEmail } from '../platform/email.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { isBlank } from '../platform/visible-text.ts'
import { type PasswordPolicy, registrationProblems } from './account.ts'
import { deviceLanguage } from './languages.ts'

/** Validity of the link in an invitation, days. */
export const invitationDays = 7

const line = (label: string, max = 200) => z.string().max(max).meta({ label })
const id = (label: string) => z.string().min(1).max(100).meta({ label })

/** At most 200 characters. */
export const companyName = z.strictObject({ name: line('Company name') })
export type CompanyName = z.infer<typeof companyName>

/** Of a person who leaves a company; beside the other name on the page. */
export const ownCompanyName = z.strictObject({ ownName: companyName.shape.name })

/** Invites an address to the caller's company. */
export const invitation = z.strictObject({ email: line('Email', longestEmail) })
export type Invitation = z.infer<typeof invitation>

/** Names an open invitation of the caller's company. */
export const invitationRef = z.strictObject({ id: id('Invitation') })
/** Names a person of the caller's company. */
export const memberRef = z.strictObject({ id: id('Person') })
/** Gives a person of the caller's company another role. */
export const memberChange = z.strictObject({ id: id('Person'), role: companyRole.meta({ label: 'Role' }) })

const token = z.string().min(1).max(200).meta({ label: 'Invitation' })
/** The secret at the end of the mailed link. */
export const invitationToken = z.strictObject({ token })

/** A new account for the invited address; the invitation fixes address and company. */
export const joining = z.strictObject({
  token,
  name: line('Name'),
  password: line('Password'),
  password_confirmation: line('Confirm Password'),
  phone: line('Contact Number', 60),
  language: deviceLanguage,
})
type Joining = z.infer<typeof joining>

/** The agreement is part of the form, not of the payload. */
export type JoiningForm = Joining & { readonly agreed: boolean }

/** Address and company come from the invitation, so these stand-ins pass the rules of registration. */
const fromInvitation = { email: 'invited@example.org', company_name: 'invited' }

/** The rules of registration, but for address and company. */
export const joiningProblems = ({ token: _, ...form }: JoiningForm, policy: PasswordPolicy): readonly Problem[] =>
  registrationProblems({ ...form, ...fromInvitation }, policy)

const nobody = { name: 'x', password: 'xxxxxx', password_confirmation: 'xxxxxx', company_name: 'x', phone: '1' }

/** Checks the address as registration does. */
export const invitationProblems = ({ email }: Invitation): readonly Problem[] =>
  registrationProblems({ ...nobody, email, agreed: true }, 'spec')

/** Refuses a blank name. */
export const companyNameProblems = ({ name }: CompanyName): readonly Problem[] =>
  isBlank(name) ? [{ field: 'name', ...told('companyNameRequired') }] : []

const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: companyRole,
  /** True for the person who asks. */
  isSelf: z.boolean(),
})
/** A person of a company as its other people see them. */
export type Member = z.infer<typeof member>

/** Owners first, then by name. */
export const company = z.strictObject({ name: z.string(), role: companyRole, members: z.array(member) })
export type Company = z.infer<typeof company>

/** A pending invitation. Times in ISO 8601, UTC. */
export const openInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

/** Shown to anyone who has the mailed link. */
export const invitationCard = z.strictObject({
  company: z.string(),
  invitedBy: z.string(),
  /** The invited address. No other account can accept. */
  email: z.string(),
  /** True if this address has an account, which then logs in to accept. */
  hasAccount: z.boolean(),
})
export type InvitationCard = z.infer<typeof invitationCard>
