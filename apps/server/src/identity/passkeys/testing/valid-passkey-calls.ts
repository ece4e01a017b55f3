import type { PasskeyCreation, PasskeyRequest } from '@soundroof/contract/identity/passkey'
import type { passkeyCalls } from '@soundroof/contract/identity/passkey-calls'
import { ownPassword } from '../../../testing/own-password.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'
import { codeOf } from '../../one-time-codes/testing/valid-code-calls.ts'
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

export const startAdding = async (server: TestServer, { token }: Caller): Promise<PasskeyCreation> =>
  (await server.call<PasskeyCreation>('startPasskey', { token, body: { password: ownPassword } })).body.data

export const startLogin = async (server: TestServer): Promise<PasskeyRequest> =>
  (await server.call<PasskeyRequest>('startPasskeyLogin')).body.data

export const deviceFor = ({ services }: TestServer, counts = true): SoftwareAuthenticator =>
  softwareAuthenticator(services.config.publicUrl, counts)

/** What adding answers. The caller has a password. */
export const add = async (server: TestServer, caller: Caller, device: SoftwareAuthenticator, lies: Lies = {}) =>
  server.call('addPasskey', {
    token: caller.token,
    body: { name: 'Phone', ...device.create(await startAdding(server, caller), lies) },
  })

/** The caller has a password and a passkey, and a device that is about to make another. */
export const validPasskeyCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<keyof typeof passkeyCalls, Call>>> => {
  await add(server, caller, deviceFor(server))
  const [row] = await server.db.query<{ id: string }>('select id from passkeys where account_id = $1', [
    caller.account.id,
  ])
  const strange = deviceFor(server)
  const adding = deviceFor(server).create(await startAdding(server, caller))
  return {
    passkeys: {},
    startPasskey: { body: { password: ownPassword, code: codeOf(server) } },
    addPasskey: { body: { name: 'Laptop', ...adding } },
    removePasskey: { body: { id: row?.id ?? '', password: ownPassword } },
    startPasskeyLogin: {},
    passkeyLogin: { body: strange.answer(await startLogin(server), { userHandle: 'nobody' }) },
  }
}
