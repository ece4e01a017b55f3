import type { companyCalls } from '@soundroof/contract/identity/company-calls'
import { newId, newToken } from '../../../platform/identifier.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'
import { insertInvitation } from '../invitation-rows.ts'

const week = 7 * 24 * 3600 * 1000

const invited = async ({ db, clock }: TestServer, { account }: Caller, email: string) => {
  const row = { id: newId(), token: newToken(), email, companyId: account.companyId, invitedBy: account.id }
  await insertInvitation(db, { ...row, now: clock(), expiresAt: new Date(clock().getTime() + week) })
  return row
}

/** The company has a second owner and has invited a person; another company has invited the caller and a new person. */
export const validCompanyCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<keyof typeof companyCalls, Call>>> => {
  const other = await server.caller('customer', caller.account.companyId)
  const elsewhere = await server.caller()
  const { id } = await invited(server, caller, 'asked@example.org')
  const toCaller = await invited(server, elsewhere, caller.account.email)
  const toNew = await invited(server, elsewhere, 'nobody@example.org')
  const someone = { name: 'New', password: 'secret1', password_confirmation: 'secret1', phone: '0400 000 001' }
  return {
    company: {},
    renameCompany: { body: { name: 'Other name' } },
    companyInvitations: {},
    invite: { body: { email: 'guest@example.org' } },
    resendInvitation: { body: { id } },
    withdrawInvitation: { body: { id } },
    changeMember: { body: { id: other.account.id, role: 'member' } },
    handOverCompany: { body: { id: other.account.id } },
    removeMember: { body: { id: other.account.id } },
    leaveCompany: { body: { name: 'My own' } },
    invitation: { body: { token: toNew.token } },
    joinCompany: { body: { token: toNew.token, ...someone } },
    acceptInvitation: { body: { token: toCaller.token } },
  }
}
