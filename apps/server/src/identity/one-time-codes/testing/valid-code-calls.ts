import type { oneTimeCodeCalls } from '@soundroof/contract/identity/one-time-code-calls'
import { Secret, TOTP } from 'otpauth'
import { ownPassword } from '../../../testing/own-password.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'
import { issueTicket } from '../../login/login-ticket.ts'
import { noteTurnedOn, offerSecret } from '../code-rows.ts'

export const testSecret = Secret.fromUTF8('soundroof test codes').base32

const step = 30_000

/** What an authenticator app shows; `steps` later, or earlier when negative. */
export const codeOf = (server: TestServer, steps = 0, secret = testSecret): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock().getTime() + steps * step })

/** Codes are on for the account, with this secret. */
export const giveCodes = async ({ db, clock, services }: TestServer, accountId: string): Promise<void> => {
  const now = clock()
  await offerSecret(db, services.secrets, { accountId, secret: testSecret, now })
  await noteTurnedOn(db, accountId, now)
}

/** The ticket of a login that waits for its code. */
export const openTicket = async ({ db, clock }: TestServer, { account }: Caller): Promise<string> => {
  const [row] = await db.query<{ passwordHash: string }>('select password_hash from accounts where id = $1', [
    account.id,
  ])
  return issueTicket(db, { id: account.id, passwordHash: row?.passwordHash ?? '' }, clock())
}

/** The caller has codes on. The ticket belongs to no account in particular: the caller has a right one. */
export const validCodeCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<keyof typeof oneTimeCodeCalls, Call>>> => {
  await giveCodes(server, caller.account.id)
  const proof = { password: ownPassword, code: codeOf(server) }
  return {
    loginWithCode: { body: { ticket: 'nobody', code: codeOf(server) } },
    codeStatus: {},
    beginCodes: { body: { password: ownPassword } },
    turnCodesOn: { body: { code: codeOf(server) } },
    renewRecoveryCodes: { body: proof },
    turnCodesOff: { body: proof },
  }
}
