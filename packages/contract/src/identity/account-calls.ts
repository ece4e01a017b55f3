import { z } from 'zod'
import { customer, everyone } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import { credentials, registration } from './account.ts'
import { accountDeletion, ownData } from './account-deletion.ts'
import { newPassword, passwordChange, passwordRequest } from './account-password.ts'
import { endedSession, ownSession } from './account-sessions.ts'
import { language } from './languages.ts'
import { session } from './wire-session.ts'

const tokenCheck = { path: '/api/members/check_token', access: everyone } as const

/** Registration, login, passwords, sessions and the own account. */
export const accountCalls = {
  register: endpoint({
    method: 'POST',
    path: '/api/customers/store',
    summary: 'Found a company with its first customer',
    access: 'anyone',
    body: registration,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/customers/login',
    summary: 'Open a session',
    access: 'anyone',
    body: credentials,
    data: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/customers/logout',
    summary: 'End this session',
    access: everyone,
  }),
  requestPassword: endpoint({
    method: 'POST',
    path: '/api/customers/reset_password',
    summary: 'Ask for a link to set a new password; the answer is the same for an unknown address',
    access: 'anyone',
    body: passwordRequest,
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Set a new password with the mailed link; ends all sessions',
    access: 'anyone',
    body: newPassword,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/customers/update_password',
    summary: 'Change your password; ends all other sessions',
    access: everyone,
    body: passwordChange,
  }),
  changeLanguage: endpoint({
    method: 'POST',
    path: '/api/account/language',
    summary: 'Choose the language of your mails',
    access: everyone,
    body: z.strictObject({ language }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Devices on which the account is logged in, last used first',
    access: everyone,
    data: z.array(ownSession),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end',
    summary: 'Sign out one of your devices',
    access: everyone,
    about: 'session',
    body: endedSession,
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end_all',
    summary: 'Sign out on all devices, this one included',
    access: everyone,
  }),
  exportData: endpoint({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Address of a ZIP with all your data',
    access: everyone,
    data: ownData,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/members/deleteAccount',
    summary: 'Delete your account, after a recent login',
    access: customer,
    body: accountDeletion,
  }),
  checkToken: endpoint({ ...tokenCheck, method: 'GET', summary: 'Whether the session is valid' }),
  checkTokenByPost: endpoint({
    ...tokenCheck,
    method: 'POST',
    summary: 'Whether the session is valid (without a body)',
  }),
} as const
