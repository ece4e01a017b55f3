import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import type { TestKey } from '../../identity/api-keys/testing/sign-by-key.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { update } from '../../platform/database/insert.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'

/** Who asks for a document, in the order of the columns of the table. */
export const documentCallers = [
  'nobody',
  'installer',
  'colleague',
  'stranger',
  'administrator',
  'signer',
  'holder',
  'holder of another state',
  'expired holder',
  'unregistered holder',
  'engineer',
  'engineer of another state',
  'expired engineer',
  'unregistered engineer',
  'key for reports',
  'key for all else',
  'key of a stranger',
] as const
export type DocumentCaller = (typeof documentCallers)[number]

export type Asker = { readonly caller: Caller | null; readonly key: TestKey | null }

const registrations = {
  '': {},
  'of another state': { body: 'PE (Vic)' },
  expired: { validUntil: '2026-11-20' },
} as const

const insertEngineer = async (server: TestServer, state: keyof typeof registrations | 'unregistered') => {
  const engineer = await server.caller('engineer', 'provider')
  const row = { accountId: engineer.account.id }
  if (state === 'unregistered')
    await server.db.query('delete from engineer_registrations where account_id = $1', [row.accountId])
  else if (state !== '') await update(server.db, 'engineer_registrations', row, registrations[state])
  return { caller: engineer, key: null }
}

/** Everybody of the table; the project is in Queensland, where engineers are registered as RPEQ. */
export const insertAskers = async (
  server: TestServer,
  installer: Caller,
): Promise<Readonly<Record<DocumentCaller, Asker>>> => {
  const of = (caller: Caller): Asker => ({ caller, key: null })
  const stranger = await server.caller()
  const keyOf = async (caller: Caller, scopes: readonly ApiKeyScope[]) => ({
    caller,
    key: await insertTestKey(server, caller, scopes),
  })
  return {
    nobody: { caller: null, key: null },
    installer: of(installer),
    colleague: of(await server.caller('customer', installer.account.companyId, 'member')),
    stranger: of(stranger),
    administrator: of(await server.caller('administrator', 'provider')),
    signer: await insertEngineer(server, ''),
    holder: await insertEngineer(server, ''),
    'holder of another state': await insertEngineer(server, 'of another state'),
    'expired holder': await insertEngineer(server, 'expired'),
    'unregistered holder': await insertEngineer(server, 'unregistered'),
    engineer: await insertEngineer(server, ''),
    'engineer of another state': await insertEngineer(server, 'of another state'),
    'expired engineer': await insertEngineer(server, 'expired'),
    'unregistered engineer': await insertEngineer(server, 'unregistered'),
    'key for reports': await keyOf(installer, ['reports']),
    'key for all else': await keyOf(
      installer,
      apiKeyScopes.filter((scope) => scope !== 'reports'),
    ),
    'key of a stranger': await keyOf(stranger, apiKeyScopes),
  }
}
