import type { Api, EndpointName } from '@soundroof/contract/api'
import type { ApiKeyScope, CompanyRole, Role } from '@soundroof/contract/platform/access'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import type { ObjectStore } from '../files/object-store.ts'
import type { Log } from '../log.ts'
import type { KeptReference } from '../provider/kept-reference.ts'
import type { Secrets } from '../secrets.ts'

/** The calling account. */
export type Account = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly companyRole: CompanyRole
  /** SHA-256 of the bearer token; empty where a program calls. */
  readonly sessionId: string
  /** Id of the API key, where a program calls. */
  readonly apiKey?: string
  /** Scopes of that key; absent where a person calls, whom no scope limits. */
  readonly scopes?: readonly ApiKeyScope[]
}

/** True for a person, and for a key with the scope. */
export const hasScope = ({ scopes }: Account, scope: ApiKeyScope): boolean => scopes?.includes(scope) ?? true

/** Available to every domain. `config.signingSecret` is resolved in `secrets.request`. */
export type PlatformServices = {
  readonly db: Db
  readonly config: Config
  /** Provider and sheeting products as administrators set them. */
  readonly reference: KeptReference
  readonly clock: Clock
  readonly log: Log
  readonly objectStore: ObjectStore
  /**
   * Made at the first start: `request` signs requests, `files` addresses and upload permissions, `codes` encrypts secrets
   * of authenticators.
   */
  readonly secrets: Secrets
  /** Wakes the mail runner. Never call it inside a transaction. */
  readonly wakeMail: () => void
}

/** Calls whose body stays text: the thread that answers them parses it by the contract. */
export const readElsewhere = ['getResult'] as const satisfies readonly EndpointName[]
type ReadElsewhere = (typeof readElsewhere)[number]

type Output<S, K extends string> = S extends { readonly [key in K]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined

/** Parsed and authorised by the contract. */
export type Context<N extends EndpointName, S extends PlatformServices = PlatformServices> = S & {
  readonly query: Output<Api[N], 'query'>
  readonly body: N extends ReadElsewhere ? string : Output<Api[N], 'body'>
  /** Null only where anyone may call. */
  readonly account: Api[N]['access'] extends 'anyone' ? Account | null : Account
  /** Header as sent: a notice of Google's carries its proof in it. */
  readonly authorization: string
  /** Network address of the caller. */
  readonly address: string
  /** The caller's User-Agent header. */
  readonly agent: string
}

type PlainReply<N extends EndpointName> = {
  readonly data: z.output<Api[N]['data']>
  /** Members of the envelope beside `data`. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** Account that a call without session now has: for the log. */
  readonly who?: string
}

/** `data` already written as JSON. */
export type WrittenReply = { readonly dataJson: string }

export type Reply<N extends EndpointName> = PlainReply<N> | WrittenReply

/** A use case; a domain that needs more than the platform has its own type of services. */
export type Handler<N extends EndpointName, S extends PlatformServices = PlatformServices> = (
  context: Context<N, S>,
) => Promise<Reply<N>>
/** A use case for every call of the contract. */
export type Handlers<S extends PlatformServices = PlatformServices> = { readonly [N in EndpointName]: Handler<N, S> }
