import { call, dataOf } from '../../../platform/api/api-client.ts'
import { searchWords } from '../../../platform/search-words.ts'
import { currentSession } from '../../../platform/session/session.ts'
import { startOfDay } from '../../../platform/shown-date.ts'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'
import {
  actionLabels,
  auditCard,
  type Card,
  companyCard,
  grantCard,
  periodLabels,
  roleLabels,
  subscriptionCard,
  userCard,
  userLabels,
} from './cards.ts'
import { codeCard, mailCard } from './upkeep-cards.ts'

/** Query of the console's address; a missing part means any. */
export type ConsoleSearch = {
  readonly table?: string
  readonly search?: string
  readonly role?: string
  readonly state?: string
  readonly action?: string
  readonly actor?: string
  readonly subject?: string
  readonly from?: string
  readonly to?: string
  readonly mine?: string
  readonly late?: string
  readonly name?: string
  readonly company?: string
  readonly sort?: string
  readonly direction?: string
}

export type CardPage = { readonly cards: readonly Card[]; readonly total: number; readonly next: string | null }
type Asked = {
  readonly filters: ConsoleSearch
  readonly after: string
  readonly signal: AbortSignal
  readonly say: Say
}

/** A filter with a list of options: its name in the address, and the labels of its values. */
export type Choice = {
  readonly name: 'role' | 'state' | 'action'
  readonly label: PlainCode
  readonly options: Readonly<Record<string, PlainCode>>
}

export type Table = {
  readonly title: PlainCode
  /** Label of the text search; null: there is none. */
  readonly searchLabel: PlainCode | null
  readonly choices: readonly Choice[]
  /** Whether rows can be filtered by person and time. */
  readonly isByTime?: boolean
  readonly fetchPage: (asked: Asked) => Promise<CardPage>
}

/** An address may hold anything: only listed values count. */
const oneOf = <K extends string>(labels: Readonly<Record<K, string>>, value: string | undefined): K | undefined =>
  (Object.keys(labels) as K[]).find((key) => key === value)

type Page<R> = { readonly rows: readonly R[]; readonly total: number; readonly next: string | null }
const cardsOf = <R>({ rows, total, next }: Page<R>, card: (row: R) => Card): CardPage => ({
  cards: rows.map(card),
  total,
  next,
})

const users: Table = {
  title: 'administration.users',
  searchLabel: 'administration.name-or-email',
  choices: [
    { name: 'role', label: 'administration.role', options: roleLabels },
    { name: 'state', label: 'report.status', options: userLabels },
  ],
  fetchPage: async ({ filters: { search, role, state, company }, after, signal, say }) => {
    const query = {
      search: searchWords(search),
      role: oneOf(roleLabels, role),
      state: oneOf(userLabels, state),
      company,
      after,
    }
    const page = dataOf(await call('consoleUsers', { query, signal, quiet: true }))
    const own = currentSession()?.customer.email
    return cardsOf(page, (user) => userCard(say, user, own))
  },
}

const companies: Table = {
  title: 'administration.companies',
  searchLabel: 'components.company-name',
  choices: [],
  fetchPage: async ({ filters: { search }, after, signal, say }) =>
    cardsOf(
      dataOf(await call('consoleCompanies', { query: { search: searchWords(search), after }, signal, quiet: true })),
      (company) => companyCard(say, company),
    ),
}

const subscriptions: Table = {
  title: 'administration.subscriptions',
  searchLabel: 'administration.name-or-email',
  choices: [{ name: 'state', label: 'report.status', options: periodLabels }],
  fetchPage: async ({ filters: { search, state }, after, signal, say }) => {
    const query = { search: searchWords(search), state: oneOf(periodLabels, state), after }
    return cardsOf(dataOf(await call('consoleSubscriptions', { query, signal, quiet: true })), (period) =>
      subscriptionCard(say, period),
    )
  },
}

const grants: Table = {
  title: 'administration.periods-by-invoice',
  searchLabel: 'administration.company-or-invoice',
  choices: [{ name: 'state', label: 'report.status', options: periodLabels }],
  fetchPage: async ({ filters: { search, state }, after, signal, say }) => {
    const query = { search: searchWords(search), state: oneOf(periodLabels, state), after }
    return cardsOf(dataOf(await call('consoleGrants', { query, signal, quiet: true })), (grant) =>
      grantCard(say, grant),
    )
  },
}

/** The last day is included. */
const auditQuery = ({ action, actor, subject, from, to }: ConsoleSearch) => ({
  action: oneOf(actionLabels, action),
  actor: searchWords(actor),
  subject: searchWords(subject),
  from: startOfDay(from),
  to: startOfDay(to, 1),
})

const most = 200

/** A full page of the audit trail, for the CSV file. */
export const fetchAudit = (filters: ConsoleSearch, after: string) =>
  call('auditTrail', { query: { ...auditQuery(filters), after, limit: most } })

const audit: Table = {
  title: 'administration.audit-trail',
  searchLabel: null,
  choices: [{ name: 'action', label: 'components.change', options: actionLabels }],
  isByTime: true,
  fetchPage: async ({ filters, after, signal, say }) => {
    const query = { ...auditQuery(filters), after }
    return cardsOf(dataOf(await call('auditTrail', { query, signal, quiet: true })), (row) => auditCard(say, row))
  },
}

const mails: Table = {
  title: 'administration.waiting-mails',
  searchLabel: null,
  choices: [],
  fetchPage: async ({ signal, say }) => {
    const page = dataOf(await call('waitingMails', { signal, quiet: true }))
    return cardsOf({ ...page, next: null }, (mail) => mailCard(say, mail))
  },
}

const codes: Table = {
  title: 'administration.codes-and-links',
  searchLabel: null,
  choices: [],
  fetchPage: async ({ signal, say }) => {
    const page = dataOf(await call('pendingCodes', { signal, quiet: true }))
    return cardsOf({ ...page, next: null }, (code) => codeCard(say, code))
  },
}

export const tables = { users, companies, subscriptions, grants, codes, mails, audit } as const
export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as readonly TableName[]

export const tableOf = (name: string | undefined): TableName => tableNames.find((one) => one === name) ?? 'users'
