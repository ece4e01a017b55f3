import type { Session } from '@soundroof/contract/identity/wire-session'
import { ownPassword } from '../../../testing/own-password.ts'
import type { Answer, Caller, TestServer } from '../../../testing/test-server.ts'
import { codeOf } from './valid-code-calls.ts'

type Wanted = { readonly ticket: string }
type Scene = { readonly server: TestServer; readonly person: Caller }

/** Logs in step by step; each call reads `scene`, because every test starts with a new one. */
export const codeLogin = (scene: () => Scene) => {
  const login = (email = scene().person.account.email, password = ownPassword) =>
    scene().server.call<Wanted & Session>('login', { body: { email, password } })
  const ticketOf = async (): Promise<string> => (await login()).body.data.ticket
  const withCode = (ticket: string, code: string) =>
    scene().server.call<Session>('loginWithCode', { body: { ticket, code } })
  return {
    login,
    ticketOf,
    withCode,
    comeIn: async (code: string) => withCode(await ticketOf(), code),
    /** New recovery codes, made with the code of this time step. */
    recoveryCodes: async (): Promise<readonly string[]> => {
      const { server, person } = scene()
      const call = { token: person.token, body: { password: ownPassword, code: codeOf(server) } }
      const answer = await server.call<{ recovery_codes: string[] }>('renewRecoveryCodes', call)
      return answer.body.data.recovery_codes
    },
  }
}

export const outcome = ({ status, body }: Answer) => [status, body.message]

export const countSessions = async ({ db }: TestServer): Promise<number> => {
  const [row] = await db.query<{ count: number }>('select count(*) as count from sessions')
  return row?.count ?? 0
}
