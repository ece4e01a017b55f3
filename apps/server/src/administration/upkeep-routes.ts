import type { upkeepCalls } from '@soundroof/contract/administration/upkeep-calls'
import type { IdentityServices } from '../identity/sessions/identity-services.ts'
import type { Handlers } from '../platform/http/handler.ts'
import type { RoofServices } from '../roofs/calculations/roof-services.ts'
import { resendCode, revokeCode } from './codes/change-codes.ts'
import { pendingCodes } from './codes/pending-codes.ts'
import { changeConsoleMember, removeConsoleMember, renameConsoleCompany } from './companies/change-company.ts'
import { discardMail, retryMail, waitingMails } from './mails/waiting-mails.ts'
import { serverCertificate } from './signing/server-certificate.ts'
import { changeStaffRole, heldProjects } from './staff/change-role.ts'
import { inviteStaff, resendStaffInvitation, withdrawStaffInvitation } from './staff/invite-staff.ts'

/** The use case of each call about staff, codes, mails and the certificate. */
export const upkeepHandlers: Pick<Handlers<RoofServices & IdentityServices>, keyof typeof upkeepCalls> = {
  inviteStaff,
  resendStaffInvitation,
  withdrawStaffInvitation,
  heldProjects,
  changeStaffRole,
  renameConsoleCompany,
  changeConsoleMember,
  removeConsoleMember,
  waitingMails,
  retryMail,
  discardMail,
  pendingCodes,
  revokeCode,
  resendCode,
  serverCertificate,
}
