import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callIsOf, withinDatabaseTime } from '../database/call-time.ts'
import { type Caller, member, visitor } from '../database/caller.ts'
import { whyNotInTime } from '../database/database-away.ts'
import { type KnownCallers, knownCallers } from '../database/known-callers.ts'
import { acceptingFirst } from '../turns/accepting-first.ts'
import { admit } from './authenticate-call.ts'
import { limitCallsAtOnce } from './calls-at-once.ts'
import { type Account, type Handlers, type PlatformServices, type Reply, readElsewhere } from './handler.ts'
import { type BodyConfig, bodyHashOf } from './json-body.ts'
import { addressOf } from './network.ts'
import { present } from './present.ts'
import { callerOf, type Limit } from './rate-limit.ts'
import { Refused, refuseInput } from './refused.ts'
import type { SecurityLog } from './security-log.ts'
import type { KeyRequest } from './signature.ts'
import { unstorableText } from './unstorable-text.ts'

const nothing = z.strictObject({})

const parsed = (schema: z.ZodType | undefined, value: unknown): unknown => {
  const result = parseWith(schema ?? nothing, value)
  if (!result.ok) throw refuseInput(result.problems)
  return schema ? result.value : undefined
}

const isReadElsewhere = (name: EndpointName): boolean => readElsewhere.some((other) => other === name)

const bodyOf = (endpoint: Endpoint, name: EndpointName, { body }: FastifyRequest): unknown => {
  if (isReadElsewhere(name)) return body ?? ''
  return parsed(endpoint.body, body ?? (endpoint.body ? undefined : {}))
}

const parseRequest = async (endpoint: Endpoint, name: EndpointName, request: FastifyRequest) => {
  const broken = unstorableText(request.query)
  if (broken) throw refuseInput([broken])
  return {
    query: parsed(endpoint.query, request.query ?? {}),
    body: bodyOf(endpoint, name, request),
  }
}

type Plain = {
  readonly query: unknown
  readonly body: unknown
  readonly account: Account | null
  readonly address: string
  readonly authorization: string
  readonly agent: string
}
type PlainHandler<S> = (context: S & Plain) => Promise<Reply<EndpointName>>

type AnyReply = Reply<EndpointName>

/** An answer that breaks the contract is a defect. */
const requireContract = (endpoint: Endpoint, reply: AnyReply): void => {
  const result = endpoint.data.safeParse('dataJson' in reply ? JSON.parse(reply.dataJson) : reply.data)
  if (!result.success) throw new Error(`The answer of ${endpoint.path} breaks the contract: ${result.error.message}`)
}

/** What every call passes through. */
export type BindOptions<S> = {
  readonly checkAnswers: boolean
  readonly limit: Limit
  readonly security: SecurityLog
  /** Groups network addresses that count as one caller. */
  readonly networkOf: (address: string) => string
  /** All that one call may wait for the database, milliseconds. */
  readonly databaseTime: number
  /** Admits a program that signs with an API key. */
  readonly admitByKey: (endpoint: Endpoint, request: KeyRequest, services: S) => Promise<Account>
  /** Further work for calls that are refused before their use case although their account is known. */
  readonly ofUnread: { readonly [N in EndpointName]?: (services: S, accountId: string) => Promise<void> }
}

/** Account of a call refused at admission; none where its session or key has ended. */
const knownIn = (error: unknown): string | null => (error instanceof Refused && error.code === 403 ? error.who : null)

/** A call that names an API key is admitted by that key or refused. */
const namesKey = ({ headers }: FastifyRequest): boolean => headers.apikey !== undefined

/** The project that a call names; null where a worker reads the body. */
const projectOf = (named: unknown): string | null => {
  const { hash } = Object(named) as { readonly hash?: unknown }
  return typeof hash === 'string' ? hash : null
}

const memberOf = (account: Account, project: string | null = null): Caller =>
  member(callerOf(account), account.companyId, project)

const keyRequest = (request: FastifyRequest): KeyRequest => ({
  method: request.method,
  url: request.raw.url ?? '',
  headers: request.headers,
  bodyHash: bodyHashOf(request),
})

/** Admits the call and remembers its account. */
const admission =
  <S extends PlatformServices>(services: S, admitByKey: BindOptions<S>['admitByKey'], known: KnownCallers) =>
  async (endpoint: Endpoint, request: FastifyRequest): Promise<Account | null> => {
    const admitted = namesKey(request)
      ? admitByKey(endpoint, keyRequest(request), services)
      : admit(endpoint, request.headers, services)
    const account = await admitted.catch((error) => {
      if (error instanceof Refused) known.refused(request.headers, error.code)
      throw error
    })
    if (account) known.admitted(request.headers, memberOf(account))
    return account
  }

const refusing =
  <S>(services: S, first: ((services: S, accountId: string) => Promise<void>) | undefined) =>
  async (error: unknown, accountId: string | null): Promise<never> => {
    if (accountId !== null) await first?.(services, accountId)
    throw error
  }

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error) => {
    throw whyNotInTime(error)
  })

/** Registers every endpoint of the contract: limit, admit, parse, use case, answer. */
export const bind = <S extends PlatformServices>(
  app: FastifyInstance,
  handlers: Handlers<S>,
  services: S,
  { checkAnswers, limit, security, networkOf, databaseTime, admitByKey, ofUnread }: BindOptions<S>,
): void => {
  const atOnce = limitCallsAtOnce((request) => networkOf(addressOf(request)))
  const known = knownCallers()
  const acceptFirst = acceptingFirst(app.server)
  const admitCall = admission(services, admitByKey, known)
  for (const name of Object.keys(api) as EndpointName[]) {
    const endpoint: Endpoint = api[name]
    const handler = handlers[name] as unknown as PlainHandler<S>
    const isReading = endpoint.method === 'GET'
    const unread = refusing(services, ofUnread[name])
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request)
      const account = await limit({
        name,
        network: networkOf(address),
        hasToken: request.headers.authorization !== undefined || namesKey(request),
        admit: () => admitCall(endpoint, request).catch((error) => unread(error, knownIn(error))),
      })
      security.admitted(request, account?.id ?? null)
      const work = async () => {
        const parsing = parseRequest(endpoint, name, request)
        const { query, body } = await parsing.catch((error) => unread(error, account?.id ?? null))
        security.taken(request)
        if (account) callIsOf(memberOf(account, projectOf(query) ?? projectOf(body)))
        const agent = request.headers['user-agent'] ?? ''
        const { authorization = '' } = request.headers
        const answered = await handler({ ...services, query, body, account, address, authorization, agent })
        if (checkAnswers) requireContract(endpoint, answered)
        security.done(request, name, 'who' in answered ? (answered.who ?? null) : null)
        return present(reply, answered)
      }
      return isReading || !account ? work() : atOnce.ofAccount(callerOf(account), work)
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { isReadElsewhere: isReadElsewhere(name) } satisfies BodyConfig,
      // Attack: a made-up token with each login, where nothing reads tokens, makes each call another caller's.
      onRequest: isReading || endpoint.access === 'anyone' ? [] : (request, reply) => atOnce.enter(request, reply),
      handler: (request, reply) => {
        const caller = known.of(request.headers) ?? visitor(networkOf(addressOf(request)))
        const work = async () => {
          await acceptFirst()
          return withinDatabaseTime(databaseTime, caller, () => inTime(answer(request, reply)))
        }
        return isReading ? work() : atOnce.inWork(request, work)
      },
    })
  }
}
