import type { Company, OpenInvitation } from '@soundroof/contract/identity/company'
import type { Account } from '../../../platform/http/handler.ts'
import { takeMail } from '../../../platform/mail/mail-queue.ts'
import { completeSample } from '../../../testing/sample-project.ts'
import type { Answer, Caller, TestServer } from '../../../testing/test-server.ts'

type Who = Pick<Caller, 'token'>

export const hour = 3600 * 1000
export const day = 24 * hour

/** A new person, as the form sends them. */
export const someone = { name: ' Guest ', password: 'secret1', password_confirmation: 'secret1', phone: '0400 000 000' }

export const said = ({ status, body }: Answer) => [status, body.message]

/** The calls about a company as its owner makes them, or `who`. */
export const companyCallsOf = (server: TestServer, owner: Caller) => {
  const read = async ({ token }: Who = owner): Promise<Company> =>
    (await server.call<Company>('company', { token })).body.data
  const invite = (email: string, { token }: Who = owner) => server.call('invite', { token, body: { email } })
  /** The mail that waits longest, taken away. */
  const nextMail = () => {
    const { db, services, clock } = server
    return takeMail(db, services, clock(), new Date(clock().getTime() + 1000 * day))
  }
  const nextToken = async (): Promise<string> => /#([\w-]+)/.exec((await nextMail())?.text ?? '')?.[1] ?? ''
  return {
    member: () => server.caller('customer', owner.account.companyId, 'member'),
    read,
    namesAndRoles: async (who?: Who) => (await read(who)).members.map(({ name, role }) => [name, role]),
    invite,
    invitations: async () =>
      (await server.call<OpenInvitation[]>('companyInvitations', { token: owner.token })).body.data,
    nextMail,
    nextToken,
    /** Invites the address, and answers the token of its mail. */
    invited: async (email: string): Promise<string> => {
      const { status } = await invite(email)
      if (status !== 200) throw new Error(`The invitation was refused with ${status}.`)
      return nextToken()
    },
    accept: (token: string, who: Who) => server.call('acceptInvitation', { token: who.token, body: { token } }),
    join: (token: string, changes: object = {}) =>
      server.call('joinCompany', { body: { token, ...someone, ...changes } }),
    upload: async (who: Caller) =>
      server.call<{ hash: string }>('uploadProject', {
        token: who.token,
        body: await completeSample(server, who),
      }),
    projectsOf: async ({ token }: Who) => (await server.call<unknown[]>('projects', { token })).body.data.length,
    leave: ({ token }: Who) => server.call('leaveCompany', { token, body: { name: 'My own' } }),
    about: (name: 'removeMember' | 'handOverCompany', { id }: Pick<Account, 'id'>, { token }: Who = owner) =>
      server.call(name, { token, body: { id } }),
    change: ({ id }: Pick<Account, 'id'>, role: string, { token }: Who = owner) =>
      server.call('changeMember', { token, body: { id, role } }),
  }
}
