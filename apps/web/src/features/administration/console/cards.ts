import { type AuditAction, auditMeanings } from '@soundroof/contract/administration/audit'
import type {
  AccountStatus,
  AuditRow,
  ConsoleCompany,
  ConsoleSubscription,
  ConsoleUser,
} from '@soundroof/contract/administration/console'
import { text } from '@soundroof/contract/platform/text'
import { figureInWords } from '@soundroof/contract/review/figures/figure-tables'
import { capital } from '@soundroof/report/wording/number-text'
import { registrationWords } from '@soundroof/report/wording/registration-words'
import { shownDayOf, shownMoment } from '../../../platform/shown-date.ts'

/** A row of any table, as text. */
export type Card = {
  readonly id: string
  readonly title: string
  /** Highlighted beside the title: an unusual state. */
  readonly mark: string | null
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Action on the account of this row. */
  readonly account?: { readonly id: string; readonly name: string; readonly status: AccountStatus }
  /** An engineer whose registration can be entered. */
  readonly engineer?: Pick<ConsoleUser, 'id' | 'name' | 'registration'>
}

export const roleLabels: Readonly<Record<ConsoleUser['role'], string>> = {
  customer: 'Customer',
  engineer: 'Engineer',
  administrator: 'Administrator',
}
export const userLabels: Readonly<Record<ConsoleUser['state'], string>> = {
  active: 'Active',
  disabled: 'Disabled',
  deleted: 'Deleted',
}
export const periodLabels: Readonly<Record<ConsoleSubscription['state'], string>> = {
  coming: 'Upcoming',
  running: 'Current',
  over: 'Ended',
}
export const actionLabels: Readonly<Record<AuditAction, string>> = auditMeanings

const deleted = 'Deleted account'
const nameOf = ({ name, email }: { readonly name: string; readonly email: string | null }): string =>
  name || email || text(deleted)

/** Nobody changes their own status; a deleted account has none. */
const statusRequestOf = ({ id, state, ...user }: ConsoleUser, ownEmail: string): Pick<Card, 'account'> => {
  if (state === 'deleted' || user.email === ownEmail) return {}
  return { account: { id, name: nameOf(user), status: state === 'active' ? 'disabled' : 'enabled' } }
}

const engineerOf = ({ id, role, state, registration, ...user }: ConsoleUser): Pick<Card, 'engineer'> =>
  role !== 'engineer' || state === 'deleted' ? {} : { engineer: { id, name: nameOf(user), registration } }

const registrationFacts = ({ role, registration }: ConsoleUser): Card['facts'] =>
  role === 'engineer'
    ? [['Registration', registration === null ? text('None: signs nothing') : registrationWords(registration)]]
    : []

/** `ownEmail`: the address of the reader. */
export const userCard = (user: ConsoleUser, ownEmail = ''): Card => ({
  ...statusRequestOf(user, ownEmail),
  ...engineerOf(user),
  id: user.id,
  title: nameOf(user),
  mark: user.state === 'active' ? null : userLabels[user.state],
  facts: [
    ['Email', user.email ?? '–'],
    [
      'Role',
      user.role === 'customer'
        ? text(user.company.role === 'owner' ? 'Customer, owner' : 'Customer, member')
        : text(roleLabels[user.role]),
    ],
    ...registrationFacts(user),
    ['Company', user.company.name],
    ['Since', shownMoment(user.createdAt)],
    ['Last active', user.lastUsedAt === null ? text('Never') : shownMoment(user.lastUsedAt)],
    ['Id', user.id],
  ],
})

export const companyCard = (company: ConsoleCompany): Card => ({
  id: company.id,
  title: company.name || '–',
  mark: null,
  facts: [
    ['People', String(company.people)],
    ['Projects', String(company.projects)],
    ['Since', shownMoment(company.createdAt)],
    ['Id', company.id],
  ],
})

export const subscriptionCard = (period: ConsoleSubscription): Card => ({
  id: period.id,
  title: nameOf(period.account),
  mark: period.state === 'running' ? null : periodLabels[period.state],
  facts: [
    ['Email', period.account.email ?? '–'],
    ['Source', period.source],
    ['From', shownDayOf(period.startsAt)],
    ['To', shownDayOf(period.endsAt)],
    [
      'Calculations',
      text('{bought} bought, {charged} charged, {reserved} reserved', {
        bought: period.bought,
        charged: period.charged,
        reserved: period.reserved,
      }),
    ],
    ['Id', period.id],
  ],
})

const actorOf = ({ operator, email, accountId }: AuditRow['by']): string =>
  operator === null ? (email ?? `${text(deleted)} ${accountId}`) : text('{operator}, by command', { operator })

const accountWords = ({ subject }: AuditRow): string => subject.email ?? `${text(deleted)} ${subject.id}`
const provider = (): string => text('Provider')
const figure = ({ subject }: AuditRow): string => figureInWords(subject.id)
const issued = ({ subject }: AuditRow): string => text('Document {code}', { code: subject.id })
const secret = ({ subject }: AuditRow): string => text('Secret {variable}', { variable: subject.id })

/** What an action is about: an account, whose address is gone once it is deleted, or a thing with a name of its own. */
const subjects: Readonly<Record<AuditAction, (row: AuditRow) => string>> = {
  staff_created: accountWords,
  staff_disabled: accountWords,
  staff_enabled: accountWords,
  registration_changed: accountWords,
  customer_disabled: accountWords,
  customer_enabled: accountWords,
  codes_removed: accountWords,
  unproven_codes_removed: accountWords,
  api_key_made: accountWords,
  api_key_revoked: accountWords,
  provider_changed: provider,
  figure_rules_changed: provider,
  sheeting_changed: ({ subject }) => subject.id.replace('sheeting', text('Product')),
  figure_proposed: figure,
  figure_approved: figure,
  figure_declined: figure,
  figure_withdrawn: figure,
  figure_revoked: figure,
  document_void_proposed: issued,
  document_voided: issued,
  reconsideration_settled: ({ subject }) => text('Reconsideration {id}', { id: subject.id }),
  secret_accepted: secret,
  secret_noted: secret,
  sandbox_period_ended: ({ subject }) => text('Period {id} of the sandbox store', { id: subject.id }),
  rows_sealed: ({ subject }) => text('Update {step} of the server', { step: subject.id }),
}

export const subjectOf = (row: AuditRow): string => subjects[row.action](row)

const isChange = (value: unknown): value is { readonly from: unknown; readonly to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const shownValue = (value: unknown): string => {
  if (isChange(value)) return `${shownValue(value.from)} → ${shownValue(value.to)}`
  if (value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const detailOf = (detail: AuditRow['detail']): readonly (readonly [string, string])[] =>
  Object.entries(detail).map(([name, value]) => [capital(name), shownValue(value)])

export const auditCard = (row: AuditRow): Card => ({
  id: row.id,
  title: text(auditMeanings[row.action]),
  mark: null,
  facts: [
    ['When', shownMoment(row.happenedAt)],
    ['By', actorOf(row.by)],
    ['Of', subjectOf(row)],
    ...detailOf(row.detail),
  ],
})
