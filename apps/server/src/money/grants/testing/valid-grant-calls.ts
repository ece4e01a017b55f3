import type { grantCalls } from '@soundroof/contract/money/grant-calls'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'
import { insertGrant } from '../grant-rows.ts'

const year = 365 * 24 * 3600 * 1000

/** A period of the caller's company that begins now. Answers its id. */
export const grantTo = async (server: TestServer, { account }: Caller, calculations = 10): Promise<string> => {
  const id = `grant of ${account.companyId}`
  const { account: administrator } = await server.caller('administrator', 'provider')
  const grant = {
    id,
    companyId: account.companyId,
    invoice: 'A-1',
    months: 12,
    calculations,
    grantedBy: administrator.id,
  }
  const now = server.clock()
  await server.services.db.transaction((tx) => insertGrant(tx, grant, now, new Date(now.getTime() + year)))
  return id
}

export const validGrantCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<keyof typeof grantCalls, Call>>> => ({
  grantPeriod: { body: { company: caller.account.companyId, invoice: '2026-117', months: 12, calculations: 300 } },
  endGrant: { body: { id: await grantTo(server, await server.caller()), reason: 'The invoice was cancelled' } },
})
