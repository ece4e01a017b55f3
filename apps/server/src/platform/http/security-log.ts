import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import type { FastifyRequest } from 'fastify'
import type { PlatformServices } from './handler.ts'
import { countPerMinute } from './minute-counts.ts'
import { addressOf } from './network.ts'
import type { Refused } from './refused.ts'

/**
 * One line each for logins, refusals and attempts to bypass a check. Accounts by id, e-mail addresses by pseudonym; no
 * passwords, tokens or text of callers.
 */
export type SecurityLog = {
  /** The call was admitted. */
  readonly admitted: (request: FastifyRequest, accountId: string | null) => void
  /** Its input was valid. */
  readonly taken: (request: FastifyRequest) => void
  readonly done: (request: FastifyRequest, name: EndpointName, who: string | null) => void
  readonly refused: (request: FastifyRequest, refused: Refused) => void
}

/** Calls that change who has access: always logged. */
const events: Partial<Readonly<Record<EndpointName, string>>> = {
  register: 'account made',
  joinCompany: 'account made by invitation',
  login: 'password login',
  loginWithCode: 'login with code',
  passkeyLogin: 'passkey login',
  logout: 'logout',
  requestPassword: 'link to a new password asked for',
  setPassword: 'password set by link',
  changePassword: 'password changed',
  endSession: 'session ended',
  endAllSessions: 'all sessions ended',
  exportData: 'export of own data asked for',
  deleteAccount: 'account deleted',
  acceptInvitation: 'invitation accepted',
  turnCodesOn: 'one-time codes on',
  turnCodesOff: 'one-time codes off',
  renewRecoveryCodes: 'recovery codes renewed',
  addPasskey: 'passkey added',
  removePasskey: 'passkey removed',
  makeApiKey: 'API key made',
  revokeApiKey: 'API key revoked',
}
const eventsByPath = new Map(
  Object.entries(events).map(([name, event]) => {
    const { path, method }: Endpoint = api[name as EndpointName]
    return [`${method} ${path}`, event]
  }),
)

/** Refusals for rights and limits; others are mistakes in a form. */
const told: readonly number[] = [401, 403, 429, 50008]
/** Log lines a minute for one network, so that nobody can fill the disk. */
const mostLines = 60

type Stage = { readonly name: 'admission' | 'input' | 'use'; readonly accountId: string | null }

const callOf = (request: FastifyRequest): string => {
  const { url } = request.routeOptions
  return `${request.method} ${url ?? 'no address of ours'}`
}

type Options = Pick<PlatformServices, 'log' | 'clock'> & {
  readonly networkOf: (address: string) => string
  /** Pseudonym of the e-mail address in the call. */
  readonly subjectOf: (body: unknown) => string | undefined
}

/** `subjectOf` finds the address that a call names. */
export const securityLog = ({ log, clock, networkOf, subjectOf }: Options): SecurityLog => {
  const stages = new WeakMap<FastifyRequest, Stage>()
  const counted = countPerMinute(clock)
  const stageOf = (request: FastifyRequest): Stage => stages.get(request) ?? { name: 'admission', accountId: null }
  const about = (request: FastifyRequest) => ({
    network: networkOf(addressOf(request)),
    address: subjectOf(request.body),
  })
  return {
    admitted: (request, accountId) => void stages.set(request, { name: 'input', accountId }),
    taken: (request) => void stages.set(request, { name: 'use', accountId: stageOf(request).accountId }),
    done: (request, name, who) => {
      const account = who ?? stageOf(request).accountId
      if (events[name]) log.info('security', { event: events[name], account, ...about(request) })
    },
    refused: (request, { code, issues, who }) => {
      const stage = stageOf(request)
      const call = callOf(request)
      const isOfInterest = told.includes(code) || eventsByPath.has(call) || (code === 400 && stage.name !== 'use')
      if (!isOfInterest || code === 404) return
      const { network, address } = about(request)
      const { count: lines } = counted(network)
      if (lines > mostLines + 1) return
      if (lines > mostLines) return log.info('security', { event: 'more refusals in this minute', network })
      // Field names may come from the caller, so they are cut.
      const fields = issues?.slice(0, 5).map(({ field }) => field.slice(0, 60))
      const account = stage.accountId ?? who
      log.info('security', { event: 'refused', call, at: stage.name, code, account, network, address, fields })
    },
  }
}
