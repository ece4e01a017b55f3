import type { Api, EndpointName } from '@soundroof/contract/api'

type Line<N extends EndpointName> = readonly [Api[N]['method'], Api[N]['path']]

/** Method and path of every call, checked against the contract, so that its schemas stay out of the first load. */
export const calls = {
  client: ['GET', '/api/client'],
  register: ['POST', '/api/customers/store'],
  login: ['POST', '/api/customers/login'],
  logout: ['POST', '/api/customers/logout'],
  requestPassword: ['POST', '/api/customers/reset_password'],
  setPassword: ['POST', '/api/account/password'],
  changePassword: ['POST', '/api/customers/update_password'],
  sessions: ['GET', '/api/account/sessions'],
  endSession: ['POST', '/api/account/sessions/end'],
  endAllSessions: ['POST', '/api/account/sessions/end_all'],
  company: ['GET', '/api/company'],
  renameCompany: ['POST', '/api/company/rename'],
  companyInvitations: ['GET', '/api/company/invitations'],
  invite: ['POST', '/api/company/invite'],
  resendInvitation: ['POST', '/api/company/invitations/resend'],
  withdrawInvitation: ['POST', '/api/company/invitations/withdraw'],
  changeMember: ['POST', '/api/company/members/role'],
  handOverCompany: ['POST', '/api/company/members/hand_over'],
  removeMember: ['POST', '/api/company/members/remove'],
  leaveCompany: ['POST', '/api/company/leave'],
  invitation: ['POST', '/api/company/invitation'],
  joinCompany: ['POST', '/api/company/invitation/register'],
  acceptInvitation: ['POST', '/api/company/invitation/accept'],
  exportData: ['POST', '/api/account/export'],
  deleteAccount: ['POST', '/api/members/deleteAccount'],
  checkToken: ['GET', '/api/members/check_token'],
  customerPackages: ['GET', '/api/customer_packages'],
  purchase: ['POST', '/api/subscription/purchase'],
  purchases: ['GET', '/api/subscription/purchases'],
  sandboxOrder: ['POST', '/api/subscription/sandbox/order'],
  sandboxNotice: ['POST', '/api/subscription/sandbox/notice'],
  uploadTickets: ['GET', '/api/images'],
  signAddresses: ['POST', '/api/images/addresses'],
  projects: ['GET', '/api/projects'],
  projectDetail: ['GET', '/api/projects/detail'],
  issuedResult: ['GET', '/api/projects/result'],
  advice: ['GET', '/api/projects/advice'],
  report: ['GET', '/api/projects/report'],
  deleteProject: ['POST', '/api/projects/delete'],
  decrementTimes: ['POST', '/api/projects/decrement_times'],
  getResult: ['POST', '/api/projects/getResult'],
  uploadProject: ['POST', '/api/projects/upload'],
  submitProject: ['POST', '/api/projects/submit'],
  records: ['GET', '/api/projects/records'],
  consoleUsers: ['GET', '/api/console/users'],
  consoleCompanies: ['GET', '/api/console/companies'],
  consoleSubscriptions: ['GET', '/api/console/subscriptions'],
  auditTrail: ['GET', '/api/console/audit'],
} as const satisfies { readonly [N in EndpointName]?: Line<N> }

export type CallName = keyof typeof calls

/** Calls that are made without a session: a 401 of theirs is an answer, not a missing login. */
export const openCalls: readonly CallName[] = [
  'client',
  'register',
  'login',
  'requestPassword',
  'setPassword',
  'sandboxNotice',
  'invitation',
  'joinCompany',
]
