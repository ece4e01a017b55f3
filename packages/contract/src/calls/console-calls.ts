import {
  auditFilters,
  auditTrail,
  companyFilters,
  consoleCompanies,
  consoleSubscriptions,
  consoleUsers,
  standingChange,
  subscriptionFilters,
  userFilters,
} from '../console.ts'
import { endpoint, nothing } from './endpoint.ts'

const reading = { method: 'GET', access: ['administrator'], signed: true } as const
const changing = { ...reading, method: 'POST' } as const

/** What administrators see of everybody, and what they may change. */
export const consoleCalls = {
  consoleUsers: endpoint({
    ...reading,
    path: '/api/console/users',
    summary: 'Accounts of all companies, newest first',
    query: userFilters,
    data: consoleUsers,
  }),
  changeStanding: endpoint({
    ...changing,
    path: '/api/console/users/standing',
    summary: 'Disable an account, which ends all its sessions, or enable it again',
    body: standingChange,
    data: nothing,
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
