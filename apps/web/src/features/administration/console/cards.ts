import { type AuditAction, auditMeanings } from '@soundroof/contract/administration/audit'
import type {
  AccountStatus,
  AuditRow,
  ConsoleCompany,
  ConsoleGrant,
  ConsoleSubscription,
  ConsoleUser,
} from '@soundroof/contract/administration/console'
import type { EngineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { figureInWords } from '@soundroof/contract/review/figures/figure-tables'
import { capital } from '@soundroof/report/wording/number-text'
import { shownDay, shownDayOf, shownMoment } from '../../../platform/shown-date.ts'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'
import { type CardAction, companyActions, memberActions, staffActions } from './actions/card-actions.ts'

export type Fact = readonly [label: PlainCode, value: string]

export type CardLink = {
  readonly label: string
  readonly name: string
  readonly search: { readonly table: string; readonly company?: string; readonly search?: string }
}

/** A row of any table, as text. */
export type Card = {
  readonly id: string
  readonly title: string
  /** Highlighted beside the title: an unusual state. */
  readonly mark: PlainCode | null
  /** Labels are codes, or names that stored details have. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** What the audit trail calls the subject of this row. */
  readonly subject?: string
  /** Action on the account of this row. */
  readonly account?: { readonly id: string; readonly name: string; readonly status: AccountStatus }
  /** An engineer whose registration can be entered. */
  readonly engineer?: Pick<ConsoleUser, 'id' | 'name' | 'registration'>
  /** A company to which a period can be granted. */
  readonly company?: { readonly id: string; readonly name: string }
  /** To what belongs to this row in other tables. */
  readonly links?: readonly CardLink[]
  /** Buttons of the row beside those below. */
  readonly actions?: readonly CardAction[]
  /** A granted period that can be ended. */
  readonly grant?: { readonly id: string; readonly invoice: string }
}

export const roleLabels: Readonly<Record<ConsoleUser['role'], PlainCode>> = {
  customer: 'administration.customer',
  engineer: 'components.engineer',
  administrator: 'administration.administrator',
}
export const userLabels: Readonly<Record<ConsoleUser['state'], PlainCode>> = {
  active: 'administration.active',
  disabled: 'administration.disabled',
  deleted: 'administration.deleted',
  invited: 'administration.invited',
}
export const periodLabels: Readonly<Record<ConsoleSubscription['state'], PlainCode>> = {
  coming: 'administration.upcoming',
  running: 'administration.current',
  over: 'administration.ended',
}
export const actionLabels: Readonly<Record<AuditAction, PlainCode>> = auditMeanings

const deleted = 'administration.deleted-account'
const nameOf = (say: Say, { name, email }: { readonly name: string; readonly email: string | null }): string =>
  name || email || say(deleted)

/** Null for the reader's own account, and for a deleted one. */
const statusRequestOf = (say: Say, { id, state, ...user }: ConsoleUser, ownEmail: string): Pick<Card, 'account'> => {
  if (state === 'deleted' || state === 'invited' || user.email === ownEmail) return {}
  return { account: { id, name: nameOf(say, user), status: state === 'active' ? 'disabled' : 'enabled' } }
}

const engineerOf = (say: Say, { id, role, state, registration, ...user }: ConsoleUser): Pick<Card, 'engineer'> =>
  role !== 'engineer' || state === 'deleted' ? {} : { engineer: { id, name: nameOf(say, user), registration } }

/** "RPEQ 12345, Structural, valid until 30 Jun 2027". */
const untilWords = (say: Say, { body, number, class: ofClass, validUntil }: EngineerRegistration): string =>
  say('registrationUntil', { body, number, class: ofClass, day: shownDay(say, validUntil) })

const registrationFacts = (say: Say, { role, registration }: ConsoleUser): readonly Fact[] =>
  role === 'engineer'
    ? [
        [
          'administration.registration',
          registration === null ? say('administration.none-signs-nothing') : untilWords(say, registration),
        ],
      ]
    : []

/** `ownEmail`: the address of the reader. */
export const userCard = (say: Say, user: ConsoleUser, ownEmail = ''): Card => ({
  ...statusRequestOf(say, user, ownEmail),
  ...engineerOf(say, user),
  actions: [...staffActions(user, nameOf(say, user), ownEmail), ...memberActions(user, nameOf(say, user))],
  subject: user.id,
  id: user.id,
  title: nameOf(say, user),
  mark: user.state === 'active' ? null : userLabels[user.state],
  facts: [
    ['components.email', user.email ?? '–'],
    [
      'administration.role',
      user.role === 'customer'
        ? say(user.company.role === 'owner' ? 'administration.customer-owner' : 'administration.customer-member')
        : say(roleLabels[user.role]),
    ],
    ...registrationFacts(say, user),
    ['components.company', user.company.name],
    ['administration.since', shownMoment(say, user.createdAt)],
    [
      'administration.last-active',
      user.lastUsedAt === null ? say('administration.never') : shownMoment(say, user.lastUsedAt),
    ],
    ['administration.id', user.id],
  ] satisfies readonly Fact[],
})

const linksOf = (say: Say, { id, name }: ConsoleCompany): readonly CardLink[] => [
  {
    label: say('components.people'),
    name: say('administration.people-of', { name }),
    search: { table: 'users', company: id },
  },
  {
    label: say('administration.periods-by-invoice'),
    name: say('administration.periods-of', { name }),
    search: { table: 'grants', search: name },
  },
]

export const companyCard = (say: Say, company: ConsoleCompany): Card => ({
  ...(company.people === 0 ? {} : { company: { id: company.id, name: company.name } }),
  subject: company.id,
  actions: companyActions(company),
  links: company.people === 0 ? [] : linksOf(say, company),
  id: company.id,
  title: company.name || '–',
  mark: null,
  facts: [
    ['components.people', String(company.people)],
    ['components.projects', String(company.projects)],
    ['administration.since', shownMoment(say, company.createdAt)],
    ['administration.id', company.id],
  ] satisfies readonly Fact[],
})

export const subscriptionCard = (say: Say, period: ConsoleSubscription): Card => ({
  id: period.id,
  title: nameOf(say, period.account),
  mark: period.state === 'running' ? null : periodLabels[period.state],
  facts: [
    ['components.email', period.account.email ?? '–'],
    ['report.source', period.source],
    ['components.from', shownDayOf(say, period.startsAt)],
    ['administration.to', shownDayOf(say, period.endsAt)],
    [
      'components.calculations',
      say('administration.bought-charged-reserved', {
        bought: period.bought,
        charged: period.charged,
        reserved: period.reserved,
      }),
    ],
    ['administration.id', period.id],
  ] satisfies readonly Fact[],
})

/** A period sold by invoice. */
export const grantCard = (say: Say, grant: ConsoleGrant): Card => ({
  ...(grant.state === 'over' ? {} : { grant: { id: grant.id, invoice: grant.invoice } }),
  id: grant.id,
  title: grant.company || '–',
  mark: grant.state === 'running' ? null : periodLabels[grant.state],
  facts: [
    ['administration.invoice', grant.invoice],
    ['components.from', shownDayOf(say, grant.startsAt)],
    ['administration.to', shownDayOf(say, grant.endsAt)],
    ['components.calculations', say('administration.charged-of', { charged: grant.charged, of: grant.calculations })],
    ['administration.granted-by', grant.grantedBy ?? say(deleted)],
    ['administration.when', shownMoment(say, grant.grantedAt)],
    ...(grant.endReason === null ? [] : [['administration.why-it-ended', grant.endReason] as const]),
    ['administration.id', grant.id],
  ] satisfies readonly Fact[],
})

const actorOf = (say: Say, { operator, email, accountId }: AuditRow['by']): string =>
  operator === null ? (email ?? `${say(deleted)} ${accountId}`) : say('administration.by-command', { operator })

const accountWords = (say: Say, { subject }: AuditRow): string => subject.email ?? `${say(deleted)} ${subject.id}`
/** An account, or what has no address: a company, or a mail to somebody without an account. */
const accountOrId = (_: Say, { subject }: AuditRow): string => subject.email ?? subject.id
const provider = (say: Say): string => say('components.provider')
const granted = (say: Say, { subject, detail }: AuditRow): string =>
  say('administration.period-of-invoice', { invoice: String(detail.invoice ?? subject.id) })
const figure = ({ subject }: AuditRow): string => figureInWords(subject.id)
const issued = (say: Say, { subject }: AuditRow): string => say('administration.document', { code: subject.id })
const built = (say: Say, { subject }: AuditRow): string => say('administration.record-as-built', { id: subject.id })
const reconsideration = (say: Say, { subject }: AuditRow): string =>
  say('administration.reconsideration', { id: subject.id })
const secret = (say: Say, { subject }: AuditRow): string => say('administration.secret', { variable: subject.id })

/** Subject of an action: an account, whose address is gone once deleted, or a thing with a name. */
const subjects: Readonly<Record<AuditAction, (say: Say, row: AuditRow) => string>> = {
  staff_created: accountWords,
  staff_disabled: accountWords,
  staff_enabled: accountWords,
  staff_invited: accountWords,
  staff_invitation_sent_again: accountWords,
  staff_invitation_withdrawn: accountWords,
  staff_joined: accountWords,
  staff_role_changed: accountWords,
  company_renamed: accountOrId,
  member_role_changed: accountWords,
  member_removed: accountWords,
  mail_tried_again: accountOrId,
  mail_discarded: accountOrId,
  code_revoked: accountOrId,
  code_sent_again: accountOrId,
  registration_changed: accountWords,
  customer_disabled: accountWords,
  customer_enabled: accountWords,
  codes_removed: accountWords,
  unproven_codes_removed: accountWords,
  api_key_made: accountWords,
  api_key_revoked: accountWords,
  provider_changed: provider,
  review_offer_changed: provider,
  certificate_rules_changed: provider,
  figure_rules_changed: provider,
  sheeting_changed: (say, { subject }) => subject.id.replace('sheeting', say('administration.product')),
  certificate_form_proposed: (_, { subject }) => subject.id,
  certificate_form_approved: (_, { subject }) => subject.id,
  certificate_form_declined: (_, { subject }) => subject.id,
  certificate_form_withdrawn: (_, { subject }) => subject.id,
  template_kept: (_, { subject }) => subject.id,
  template_removed: (_, { subject }) => subject.id,
  checklist_changed: (say, { subject }) => say('administration.checklist-version', { version: subject.id }),
  figure_proposed: (_, row) => figure(row),
  figure_approved: (_, row) => figure(row),
  figure_declined: (_, row) => figure(row),
  figure_withdrawn: (_, row) => figure(row),
  figure_revoked: (_, row) => figure(row),
  document_void_proposed: issued,
  document_voided: issued,
  as_built_accepted: built,
  as_built_to_put_right: built,
  inspection_certified: built,
  reconsideration_settled: reconsideration,
  reconsideration_superseded: reconsideration,
  reconsideration_voided: reconsideration,
  secret_accepted: secret,
  secret_noted: secret,
  sandbox_period_ended: (say, { subject }) => say('administration.period-of-the-sandbox-store', { id: subject.id }),
  period_granted: granted,
  granted_period_ended: granted,
  rows_sealed: (say, { subject }) => say('administration.update-of-the-server', { step: subject.id }),
}

export const subjectOf = (say: Say, row: AuditRow): string => subjects[row.action](say, row)

const isChange = (value: unknown): value is { readonly from: unknown; readonly to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const shownValue = (value: unknown): string => {
  if (isChange(value)) return `${shownValue(value.from)} → ${shownValue(value.to)}`
  if (value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const detailOf = (detail: AuditRow['detail']): readonly (readonly [string, string])[] =>
  Object.entries(detail).map(([name, value]) => [capital(name), shownValue(value)])

export const auditCard = (say: Say, row: AuditRow): Card => ({
  id: row.id,
  title: say(auditMeanings[row.action]),
  mark: null,
  facts: [
    ...([
      ['administration.when', shownMoment(say, row.happenedAt)],
      ['administration.by', actorOf(say, row.by)],
      ['administration.of', subjectOf(say, row)],
    ] satisfies readonly Fact[]),
    ...detailOf(row.detail),
  ],
})
