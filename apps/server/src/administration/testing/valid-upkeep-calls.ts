import type { upkeepCalls } from '@soundroof/contract/administration/upkeep-calls'
import { insert } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import type { Call, TestServer } from '../../testing/test-server.ts'
import { sendInvitation } from '../staff/send-invitation.ts'

const hour = 3600 * 1000

/** An invited engineer, who has set no password yet. */
export const invitedEngineer = async (server: TestServer): Promise<string> => {
  const { account } = await server.caller('engineer', 'provider')
  const by = await server.caller('administrator', 'provider')
  const invited = { id: account.id, email: account.email, role: 'engineer' } as const
  await server.services.db.transaction((tx) =>
    sendInvitation(tx, { ...server.services, account: by.account }, invited, server.clock()),
  )
  return account.id
}

/** A mail that the mail server refused for now, and that may be discarded. */
export const waitingMail = async (server: TestServer): Promise<string> => {
  const id = newId()
  const now = server.clock()
  const times = { createdAt: now, dueAt: new Date(now.getTime() + hour), expiresAt: new Date(now.getTime() + 9 * hour) }
  const row = { id, recipient: 'ann@example.org', sealed: 'of another secret', code: 'new-password', attempts: 2 }
  await insert(server.db, 'mails', { ...row, ...times })
  return id
}

export const validUpkeepCalls = async (
  server: TestServer,
): Promise<Readonly<Record<keyof typeof upkeepCalls, Call>>> => {
  const role = (await server.caller('engineer', 'provider')).account.id
  const { companyId } = (await server.caller()).account
  const member = await server.caller('customer', companyId, 'member')
  return {
    inviteStaff: { body: { role: 'engineer', email: 'new.engineer@example.org', name: 'New Engineer', phone: '1' } },
    resendStaffInvitation: { body: { id: await invitedEngineer(server) } },
    withdrawStaffInvitation: { body: { id: await invitedEngineer(server), reason: 'Wrong address' } },
    heldProjects: { query: { id: role } },
    changeStaffRole: { body: { id: role, role: 'administrator', reason: 'Leads the desk', seen: [], handTo: null } },
    renameConsoleCompany: {
      body: { id: companyId, former: `Company ${companyId.slice(0, 4)}`, name: 'Better Roofs', reason: 'Asked for' },
    },
    changeConsoleMember: { body: { id: member.account.id, role: 'owner', reason: 'Asked for' } },
    removeConsoleMember: { body: { id: member.account.id, reason: 'Asked for' } },
    waitingMails: {},
    retryMail: { body: { id: await waitingMail(server) } },
    discardMail: { body: { id: await waitingMail(server), reason: 'The address is wrong' } },
    pendingCodes: {},
    revokeCode: { body: { kind: 'staffInvitation', id: await invitedEngineer(server), reason: 'Wrong address' } },
    resendCode: { body: { kind: 'staffInvitation', id: await invitedEngineer(server) } },
    serverCertificate: {},
  }
}
