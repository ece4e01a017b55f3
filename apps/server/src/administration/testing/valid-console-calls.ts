import type { consoleCalls } from '@soundroof/contract/calls/console-calls'
import type { Call, TestServer } from '../../testing/test-server.ts'

export const validConsoleCalls = async (
  server: TestServer,
): Promise<Readonly<Record<keyof typeof consoleCalls, Call>>> => ({
  consoleUsers: { query: { search: 'person', role: 'customer', state: 'active', limit: 10 } },
  consoleCompanies: { query: { search: 'company', limit: 10 } },
  consoleSubscriptions: { query: { search: 'example.org', state: 'running', limit: 10 } },
  changeStanding: {
    body: { id: (await server.caller()).account.id, standing: 'disabled', reason: 'Asked for by the company' },
  },
  auditTrail: { query: { action: 'staff_created', limit: 10 } },
})
