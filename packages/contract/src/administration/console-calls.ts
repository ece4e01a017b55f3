import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { providerChange, versionedProvider } from '../platform/provider.ts'
import { versionedOffer } from '../platform/review-offer.ts'
import { consoleSheeting, sheetingChange } from '../roofs/catalogue/sheeting.ts'
import { uploadTicket } from '../roofs/upload-ticket.ts'
import {
  accountStatusChange,
  auditFilters,
  auditTrail,
  companyFilters,
  consoleCompanies,
  consoleGrants,
  consoleSubscriptions,
  consoleUsers,
  grantFilters,
  registrationChange,
  subscriptionFilters,
  userFilters,
} from './console.ts'

const reading = { method: 'GET', access: ['administrator'] } as const
const changing = { ...reading, method: 'POST' } as const

/** For administrators only. */
export const consoleCalls = {
  consoleUsers: endpoint({
    ...reading,
    path: '/api/console/users',
    summary: 'Accounts of all companies, newest first',
    query: userFilters,
    data: consoleUsers,
  }),
  changeAccountStatus: endpoint({
    ...changing,
    path: '/api/console/users/status',
    summary: 'Disable an account, which ends all its sessions, or enable it again',
    body: accountStatusChange,
  }),
  changeRegistration: endpoint({
    ...changing,
    path: '/api/console/users/registration',
    summary: 'Enter or renew the registration of an engineer, without which nothing is signed',
    body: registrationChange,
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
  consoleGrants: endpoint({
    ...reading,
    path: '/api/console/grants',
    summary: 'Periods sold to companies by invoice, newest first',
    query: grantFilters,
    data: consoleGrants,
  }),
  consoleProvider: endpoint({
    ...reading,
    path: '/api/console/provider',
    summary: 'Name and contact details of the provider',
    data: versionedProvider,
  }),
  changeProvider: endpoint({
    ...changing,
    path: '/api/console/provider',
    summary: 'Change the details of the provider; 409 if somebody else changed them first',
    body: providerChange,
    data: versionedProvider,
  }),
  consoleReviewOffer: endpoint({
    ...reading,
    path: '/api/console/review_offer',
    summary: 'What is stated of a review before a project is submitted: price and working days',
    data: versionedOffer,
  }),
  changeReviewOffer: endpoint({
    ...changing,
    path: '/api/console/review_offer',
    summary: 'Change what is stated of a review; 409 if somebody else changed it first',
    body: versionedOffer,
    data: versionedOffer,
  }),
  consoleSheetings: endpoint({
    ...reading,
    path: '/api/console/sheetings',
    summary: 'Sheeting products with their names and pictures',
    data: z.array(consoleSheeting),
  }),
  changeSheeting: endpoint({
    ...changing,
    path: '/api/console/sheetings',
    summary: 'Change name or picture of a sheeting product; 409 if somebody else changed it first',
    body: sheetingChange,
    data: z.array(consoleSheeting),
  }),
  consoleUpload: endpoint({
    ...reading,
    path: '/api/console/upload',
    summary: 'Permission to upload one picture',
    data: uploadTicket,
  }),
  auditTrail: endpoint({
    ...reading,
    path: '/api/console/audit',
    summary: 'Who changed what, newest first',
    query: auditFilters,
    data: auditTrail,
  }),
} as const
