import type { companyCalls } from '@soundroof/contract/identity/company-calls'
import type { IdentityHandlers } from '../sessions/identity-services.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMember, handOverCompany } from './change-member.ts'
import { companyInvitations, invite, resendInvitation, withdrawInvitation } from './invitations.ts'
import { joinCompany, readInvitation } from './join-company.ts'
import { leaveCompany, removeMember } from './leave-company.ts'
import { readCompany } from './read-company.ts'
import { renameCompany } from './rename-company.ts'

/** The use case of each call about companies. */
export const companyHandlers: Pick<IdentityHandlers, keyof typeof companyCalls> = {
  company: readCompany,
  renameCompany,
  companyInvitations,
  invite,
  resendInvitation,
  withdrawInvitation,
  changeMember,
  handOverCompany,
  removeMember,
  leaveCompany,
  invitation: readInvitation,
  joinCompany,
  acceptInvitation,
}
