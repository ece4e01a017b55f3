import type { consoleCalls } from '@soundroof/contract/administration/console-calls'
import type { upkeepCalls } from '@soundroof/contract/administration/upkeep-calls'
import type { Call, TestServer } from '../../testing/test-server.ts'
import { validUpkeepCalls } from './valid-upkeep-calls.ts'

export const validConsoleCalls = async (
  server: TestServer,
): Promise<Readonly<Record<keyof typeof consoleCalls | keyof typeof upkeepCalls, Call>>> => ({
  ...(await validUpkeepCalls(server)),
  consoleUsers: { query: { search: 'person', role: 'customer', state: 'active', limit: 10 } },
  consoleCompanies: { query: { search: 'company', limit: 10 } },
  consoleSubscriptions: { query: { search: 'example.org', state: 'running', limit: 10 } },
  changeAccountStatus: {
    body: { id: (await server.caller()).account.id, status: 'disabled', reason: 'Asked for by the company' },
  },
  changeRegistration: {
    body: {
      id: (await server.caller('engineer', 'provider')).account.id,
      body: 'RPEQ',
      number: '54321',
      class: 'Structural',
      validUntil: '2027-06-30',
    },
  },
  consoleGrants: { query: { search: 'A-1', state: 'running', limit: 10 } },
  consoleProvider: {},
  changeProvider: {
    body: { name: 'Example Engineers', email: 'desk@example.org', phone: '02 5550 1234', web: '', version: 0 },
  },
  consoleReviewOffer: {},
  changeReviewOffer: { body: { price: '$480 with GST', days: 5, version: 0 } },
  consoleSheetings: {},
  changeSheeting: { body: { position: 2, version: 0, name: 'Long seam', picture: null } },
  consoleUpload: {},
  auditTrail: { query: { action: 'staff_created', actor: 'ann', from: '2026-01-01T00:00:00Z', limit: 10 } },
})
