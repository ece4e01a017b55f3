import {
  auditFilters,
  auditTrail,
  companyFilters,
  consoleCompanies,
  consoleSubscriptions,
  consoleUsers,
  subscriptionFilters,
  userFilters,
} from '../console.ts'
import { endpoint } from './endpoint.ts'

const reading = { method: 'GET', access: ['administrator'], signed: true } as const

/** What administrators see of everybody. */
export const consoleCalls = {
  consoleUsers: endpoint({
    ...reading,
    path: '/api/console/users',
    summary: 'Accounts of all companies, newest first',
    query: userFilters,
    data: consoleUsers,
  }),
  consoleCompanies: endpoint({
    ...reading,
    path: '/api/console/companies',
    summary: 'All companies, newest first',
    query: companyFilters,
    data: consoleCompanies,
  }),
  consoleSubscriptions: endpoint({
    ...reading,
    path: '/api/console/subscriptions',
    summary: 'Paid periods of all accounts, newest first',
    query: subscriptionFilters,
    data: consoleSubscriptions,
  }),
  auditTrail: endpoint({
    ...reading,
    path: '/api/console/audit',
    summary: 'Who changed what, newest first',
    query: auditFilters,
    data: auditTrail,
  }),
} as const
