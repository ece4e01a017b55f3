import type { accountCalls } from '@soundroof/contract/identity/account-calls'
import { insert } from '../platform/database/insert.ts'
import { tokenHash } from '../platform/http/authenticate-call.ts'
import { sessionLife } from '../platform/http/session-life.ts'
import { newToken } from '../platform/identifier.ts'
import { ownPassword } from './own-password.ts'
import type { Call, Caller, TestServer } from './test-server.ts'

const minute = 60_000

/** The token of a link to a new password. */
export const openLink = async ({ db, clock }: TestServer, { account }: Caller): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + 30 * minute)
  await insert(db, 'password_resets', { tokenHash: tokenHash(token), accountId: account.id, expiresAt })
  return token
}

/** Another device of the caller. */
export const otherSession = async ({ db, clock }: TestServer, { account }: Caller) => {
  const token = newToken()
  const [row] = await db.query<{ id: string }>(
    `insert into sessions (token_hash, account_id, device, created_at, expires_at)
     values ($1, $2, 'Firefox on Linux', $3, $4) returning id`,
    [tokenHash(token), account.id, clock(), new Date(clock().getTime() + sessionLife)],
  )
  return { token, id: row?.id ?? '' }
}

const someone = {
  email: 'new@example.org',
  name: 'New',
  password: 'secret1',
  password_confirmation: 'secret1',
  company_name: 'New company',
  phone: '0400 000 001',
  avenue: 'A friend',
}
const chosen = { password: 'secret2', password_confirmation: 'secret2' }

/** The caller has a password, another device, and a link to a new password. */
export const validAccountCalls = async (
  server: TestServer,
  caller: Caller,
): Promise<Readonly<Record<Exclude<keyof typeof accountCalls, 'client'>, Call>>> => {
  return {
    register: { body: someone },
    login: { body: { email: 'nobody@example.org', password: 'secret1' } },
    logout: {},
    checkToken: {},
    checkTokenByPost: {},
    requestPassword: { body: { email: 'nobody@example.org' } },
    setPassword: { body: { ...chosen, token: await openLink(server, caller) } },
    changePassword: { body: { ...chosen, oldPassword: ownPassword } },
    changeLanguage: { body: { language: 'zh-Hans' } },
    sessions: {},
    endSession: { body: { id: (await otherSession(server, caller)).id } },
    endAllSessions: {},
    exportData: {},
    deleteAccount: { body: { password: ownPassword, repassword: ownPassword } },
  }
}
