import { z } from 'zod'
import { engineerRegistration } from '../identity/engineer-registration.ts'
import { companyRole, roles } from '../platform/access.ts'
import { count, moment } from '../platform/endpoint.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { isBlank } from '../platform/visible-text.ts'
import { type AuditAction, auditMeanings } from './audit.ts'

/** Tables of the console: pages, newest first. Times in ISO 8601, UTC. */

const search = z.string().max(200).optional()
const page = {
  limit: count('limit', 200).default(50),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(1000).optional().meta({ label: 'after' }),
}
const pageOf = <R extends z.ZodType>(row: R) =>
  z.strictObject({
    rows: z.array(row),
    /** Total over all pages. */
    total: z.number().int(),
    /** Null on the last page. */
    next: z.string().nullable(),
  })

const userStates = ['active', 'invited', 'disabled', 'deleted'] as const
/** Filters of the accounts; absent: all. */
export const userFilters = z.strictObject({
  /** Searches name and address. */
  search: search.meta({ label: 'Name or email' }),
  role: z.enum(roles).optional().meta({ label: 'Role' }),
  state: z.enum(userStates).optional().meta({ label: 'State' }),
  company: z.string().max(100).optional().meta({ label: 'Company id' }),
  ...page,
})

const consoleUser = z.strictObject({
  id: z.string(),
  /** Null, with an empty name, once the account is deleted. */
  email: z.string().nullable(),
  name: z.string(),
  role: z.enum(roles),
  company: z.strictObject({ id: z.string(), name: z.string(), role: companyRole }),
  state: z.enum(userStates),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Null: no registration is stored; an engineer without one cannot sign. */
  registration: engineerRegistration.nullable(),
})
/** Row of the console's accounts; a deleted account keeps its row, without name and address. */
export type ConsoleUser = z.infer<typeof consoleUser>
/** Deleted accounts are included. */
export const consoleUsers = pageOf(consoleUser)

const accountStatuses = ['enabled', 'disabled'] as const
/** A deleted account has neither. */
export type AccountStatus = (typeof accountStatuses)[number]

/** Disables or enables an account. A disabled account loses its sessions and cannot log in. */
export const accountStatusChange = z.strictObject({
  id: z.string().min(1).max(100).meta({ label: 'Account' }),
  status: z.enum(accountStatuses).meta({ label: 'Status' }),
  /** Reason, stored in the audit trail. */
  reason: z.string().max(500).meta({ label: 'Reason' }),
})
export type AccountStatusChange = z.infer<typeof accountStatusChange>

/** Refuses a change without a reason. */
export const accountStatusProblems = ({ reason }: Pick<AccountStatusChange, 'reason'>): readonly Problem[] =>
  isBlank(reason) ? [{ field: 'reason', ...told('reasonRequired') }] : []

/** Stores or replaces the registration of an engineer's account. */
export const registrationChange = z.strictObject({
  id: z.string().min(1).max(100).meta({ label: 'Account' }),
  ...engineerRegistration.shape,
})

/** Searches part of the company's name. */
export const companyFilters = z.strictObject({ search: search.meta({ label: 'Company name' }), ...page })

const consoleCompany = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Without deleted accounts and deleted projects. */
  people: z.number().int(),
  projects: z.number().int(),
})
/** Row of the console's companies, with counts of people and projects. */
export type ConsoleCompany = z.infer<typeof consoleCompany>
export const consoleCompanies = pageOf(consoleCompany)

const periodStates = ['coming', 'running', 'over'] as const
/** Searches the buyer's name or address; `coming`: paid, but begins later. */
export const subscriptionFilters = z.strictObject({
  search: search.meta({ label: 'Name or email' }),
  state: z.enum(periodStates).optional().meta({ label: 'State' }),
  ...page,
})

const consoleSubscription = z.strictObject({
  id: z.string(),
  account: z.strictObject({ id: z.string(), email: z.string().nullable(), name: z.string() }),
  source: z.string(),
  bought: z.number().int(),
  /** Charged calculations and open reservations. */
  charged: z.number().int(),
  reserved: z.number().int(),
  state: z.enum(periodStates),
  startsAt: z.string(),
  endsAt: z.string(),
})
/** One paid period. */
export type ConsoleSubscription = z.infer<typeof consoleSubscription>
/** Pages of paid periods. */
export const consoleSubscriptions = pageOf(consoleSubscription)

/** Searches the company's name and the invoice number. */
export const grantFilters = z.strictObject({
  search: search.meta({ label: 'Company or invoice' }),
  state: z.enum(periodStates).optional().meta({ label: 'State' }),
  ...page,
})

const consoleGrant = z.strictObject({
  id: z.string(),
  company: z.string(),
  invoice: z.string(),
  months: z.number().int(),
  calculations: z.number().int(),
  charged: z.number().int(),
  state: z.enum(periodStates),
  startsAt: z.string(),
  endsAt: z.string(),
  grantedAt: z.string(),
  /** Address of the administrator; null once the account is deleted. */
  grantedBy: z.string().nullable(),
  /** Why it was ended early; null: it was not. */
  endReason: z.string().nullable(),
})
/** A period that the provider sold to a company by invoice. */
export type ConsoleGrant = z.infer<typeof consoleGrant>
export const consoleGrants = pageOf(consoleGrant)

const auditAction = z.enum(Object.keys(auditMeanings) as [AuditAction, ...AuditAction[]])
/** Filters of the audit trail; absent: all events. */
export const auditFilters = z.strictObject({
  action: auditAction.optional().meta({ label: 'Action' }),
  /** Identifier of the changed record; of a project: also its documents and reconsiderations. */
  subject: z.string().max(100).optional().meta({ label: 'Subject' }),
  /** Identifier of the person, or part of their address or of an operator's name. */
  actor: search.meta({ label: 'By' }),
  /** From this moment, up to but not including that one: ISO 8601, UTC. */
  from: moment('From'),
  to: moment('To'),
  ...page,
})

/** Names and addresses are current; null where the account no longer exists. */
const auditRow = z.strictObject({
  id: z.string(),
  happenedAt: z.string(),
  action: auditAction,
  /** An account, or the operating-system user who ran a command. */
  by: z.strictObject({
    operator: z.string().nullable(),
    accountId: z.string().nullable(),
    email: z.string().nullable(),
  }),
  subject: z.strictObject({ id: z.string(), email: z.string().nullable() }),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.infer<typeof auditRow>
/** Pages of the audit trail, newest first. */
export const auditTrail = pageOf(auditRow)
