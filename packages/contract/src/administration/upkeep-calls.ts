import { endpoint } from '../platform/endpoint.ts'
import { companyRenaming, memberRemoval, memberRoleChange } from './company-changes.ts'
import { codeRef, codeRevocation, pendingCodes } from './pending-codes.ts'
import { serverCertificate } from './server-certificate.ts'
import { heldProjects, heldProjectsOf, invitedAccount, roleChange, staffInvitation, staffWithdrawal } from './staff.ts'
import { mailDiscard, waitingMailRef, waitingMails } from './waiting-mails.ts'

const reading = { method: 'GET', access: ['administrator'] } as const
const changing = { ...reading, method: 'POST' } as const

/** Staff, people of companies, links and codes, waiting mails and the certificate of the server. For administrators only. */
export const upkeepCalls = {
  inviteStaff: endpoint({
    ...changing,
    path: '/api/console/staff/invite',
    summary: 'Invite an engineer or administrator by email; 409 if the address has an account',
    body: staffInvitation,
  }),
  resendStaffInvitation: endpoint({
    ...changing,
    path: '/api/console/staff/resend',
    summary: 'Send the invitation of an engineer or administrator again; the earlier link stops working',
    body: invitedAccount,
  }),
  withdrawStaffInvitation: endpoint({
    ...changing,
    path: '/api/console/staff/withdraw',
    summary: 'Withdraw an invitation, which removes the account that nobody has used',
    body: staffWithdrawal,
  }),
  heldProjects: endpoint({
    ...reading,
    path: '/api/console/staff/held',
    summary: 'Open projects that a person of the provider holds, and who could take them over',
    query: heldProjectsOf,
    data: heldProjects,
  }),
  changeStaffRole: endpoint({
    ...changing,
    path: '/api/console/staff/role',
    summary:
      'Make an engineer an administrator or the reverse, which ends the sessions; 409 if the open projects changed',
    body: roleChange,
  }),
  renameConsoleCompany: endpoint({
    ...changing,
    path: '/api/console/companies/rename',
    summary: 'Rename a company; 409 if somebody else renamed it first',
    body: companyRenaming,
  }),
  changeConsoleMember: endpoint({
    ...changing,
    path: '/api/console/companies/member',
    summary: 'Make a person of a company its owner or member; 409 for the last owner',
    body: memberRoleChange,
  }),
  removeConsoleMember: endpoint({
    ...changing,
    path: '/api/console/companies/remove',
    summary: 'Move a person out of a company, whose projects stay; 409 for the only person and the last owner',
    body: memberRemoval,
  }),
  waitingMails: endpoint({
    ...reading,
    path: '/api/console/mails',
    summary: 'Mails that wait for the mail server, those that wait longest first',
    data: waitingMails,
  }),
  retryMail: endpoint({
    ...changing,
    path: '/api/console/mails/retry',
    summary: 'Try a waiting mail at once; 409 while it is being sent',
    body: waitingMailRef,
  }),
  discardMail: endpoint({
    ...changing,
    path: '/api/console/mails/discard',
    summary: 'Remove a waiting mail unsent; 409 for mails about security and withdrawn documents',
    body: mailDiscard,
  }),
  pendingCodes: endpoint({
    ...reading,
    path: '/api/console/codes',
    summary: 'Links and codes that are not used yet, newest first, without the codes themselves',
    data: pendingCodes,
  }),
  revokeCode: endpoint({
    ...changing,
    path: '/api/console/codes/revoke',
    summary: 'Void a link or code that is not used yet',
    body: codeRevocation,
  }),
  resendCode: endpoint({
    ...changing,
    path: '/api/console/codes/resend',
    summary: 'Send an invitation or a link to a new password again; the earlier link stops working',
    body: codeRef,
  }),
  serverCertificate: endpoint({
    ...reading,
    path: '/api/console/certificate',
    summary: 'The certificate with which this server signs documents',
    data: serverCertificate,
  }),
} as const
