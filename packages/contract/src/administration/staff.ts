import { z } from 'zod'
import { registrationProblems } from '../identity/account.ts'
import { longestEmail } from '../platform/email.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { isBlank } from '../platform/visible-text.ts'

/** Accounts of these roles belong to the provider. */
export const staffRoles = ['engineer', 'administrator'] as const
/** Role of an account of the provider. */
export type StaffRole = (typeof staffRoles)[number]

/** Validity of the mailed link, days. */
export const staffInvitationDays = 3

const line = (label: string, max = 200) => z.string().max(max).meta({ label })
const account = z.string().min(1).max(100).meta({ label: 'Account' })
const role = z.enum(staffRoles).meta({ label: 'Role' })
const reason = line('Reason', 500)

/** Makes an account of the provider without a password; the person sets it by the mailed link. */
export const staffInvitation = z.strictObject({
  role,
  email: line('Email', longestEmail),
  name: line('Name'),
  phone: line('Contact Number', 60),
})
export type StaffInvitation = z.infer<typeof staffInvitation>

/** What an invitation does not ask, so these pass the rules of registration. */
const filled = { password: 'xxxxxxxxxxxx', password_confirmation: 'xxxxxxxxxxxx', company_name: 'x', agreed: true }

/** The rules of registration for address, name and phone number. */
export const staffInvitationProblems = ({ email, name, phone }: StaffInvitation): readonly Problem[] =>
  registrationProblems({ ...filled, email, name, phone }, 'strong')

/** Names an invited account. */
export const invitedAccount = z.strictObject({ id: account })
/** Takes an invitation back, with a reason for the audit trail. */
export const staffWithdrawal = z.strictObject({ id: account, reason })

/** Refuses a blank reason. */
export const reasonProblems = (form: { readonly reason: string }): readonly Problem[] =>
  isBlank(form.reason) ? [{ field: 'reason', ...told('reasonRequired') }] : []

/** Changes an account of the provider between engineer and administrator, and ends its sessions. */
export const roleChange = z.strictObject({
  id: account,
  role,
  reason,
  /** Open projects of the person that the administrator saw; 409 if there are others now. */
  seen: z.array(z.string().max(100)).max(1000).meta({ label: 'Open projects' }),
  /** Account that takes them over; null: the person keeps them. */
  handTo: z.string().min(1).max(100).nullable().meta({ label: 'Who takes the projects over' }),
})
export type RoleChange = z.infer<typeof roleChange>

/** Whose open projects. */
export const heldProjectsOf = z.strictObject({ id: account })
/** A project under review or ongoing that the person holds. */
export const heldProjects = z.strictObject({
  projects: z.array(z.strictObject({ hash: z.string(), name: z.string(), company: z.string() })),
  /** Active engineers and administrators who could take them over. */
  colleagues: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.enum(staffRoles) })),
})
export type HeldProjects = z.infer<typeof heldProjects>
