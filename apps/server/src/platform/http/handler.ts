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

/** Who calls. */
export type Account = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly companyRole: CompanyRole
  /** SHA-256 of the bearer token; empty where a program calls. */
  readonly sessionId: string
  /** Identifier of the key by which a program of the account calls. */
  readonly apiKey?: string
  /** What that key is allowed; absent where a person calls, who is bound by no scope. */
  readonly scopes?: readonly ApiKeyScope[]
}

/** Whether the scope holds nobody back: a person calls, or a key that has it. */
export const hasScope = ({ scopes }: Account, scope: ApiKeyScope): boolean => scopes?.includes(scope) ?? true

/** What every domain may use. `config.signingSecret` is resolved: `secrets.request`. */
export type PlatformServices = {
  readonly db: Db
  readonly config: Config
  /** Provider and sheeting products as administrators let them be shown. */
  readonly reference: KeptReference
  readonly clock: Clock
  readonly log: Log
  readonly objectStore: ObjectStore
  /** Made at the first start and kept: `request` signs requests, `files` signs addresses and upload permissions, `codes` seals what authenticators share. */
  readonly secrets: Secrets
  /** Tells the mail runner that there is mail. Never inside a transaction. */
  readonly wakeMail: () => void
}

/** Calls whose body stays the text that came: it is parsed by the contract in the thread that answers them. */
export const readElsewhere = ['getResult'] as const satisfies readonly EndpointName[]
type ReadElsewhere = (typeof readElsewhere)[number]

type Output<S, K extends string> = S extends { readonly [key in K]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined

/** Parsed by the contract, authorised by it. */
export type Context<N extends EndpointName, S extends PlatformServices = PlatformServices> = S & {
  readonly query: Output<Api[N], 'query'>
  readonly body: N extends ReadElsewhere ? string : Output<Api[N], 'body'>
  /** Null only where anyone may call. */
  readonly account: Api[N]['access'] extends 'anyone' ? Account | null : Account
  /** The header as it came: a notice of Google's has its proof in it. */
  readonly authorization: string
  /** Network address of the caller. */
  readonly address: string
  /** What the caller's browser says it is. */
  readonly agent: string
}

type PlainReply<N extends EndpointName> = {
  readonly data: z.output<Api[N]['data']>
  /** Stands beside `data` in the envelope. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** Whose account it is now, where the call came in without one: for the log. */
  readonly who?: string
}

/** `data` that is written already, as JSON. */
export type WrittenReply = { readonly dataJson: string }

export type Reply<N extends EndpointName> = PlainReply<N> | WrittenReply

/** A use case; a domain that needs more than the platform names its own services. */
export type Handler<N extends EndpointName, S extends PlatformServices = PlatformServices> = (
  context: Context<N, S>,
) => Promise<Reply<N>>
export type Handlers<S extends PlatformServices = PlatformServices> = { readonly [N in EndpointName]: Handler<N, S> }
