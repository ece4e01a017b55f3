import type { EndpointName } from '@soundroof/contract/api'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler, Handlers, PlatformServices } from '../../platform/http/handler.ts'

/** A file of the company, by its key in the object store. */
export type OwnFile = { readonly key: string; readonly name: string; readonly createdAt: Date }

/** What is kept about a person: rows of each list, what each list is about in the reader's words, and stored files. */
export type OwnRecords = {
  readonly lists: Readonly<Record<string, unknown>>
  readonly about: Readonly<Record<string, string>>
  readonly files: readonly OwnFile[]
}

export type Person = { readonly id: string; readonly companyId: string; readonly role: Account['role'] }

/** What identity asks of the domains above it; the application provides it. */
export type IdentityServices = PlatformServices & {
  /** Whether a paid period of the account runs at that moment. */
  readonly isSubscribed: (db: Db, accountId: string, now: Date) => Promise<boolean>
  /** A customer account that is made at the start can calculate. */
  readonly seedSubscription: (db: Db, email: string, now: Date) => Promise<void>
  /** Erases what other domains keep of an account, and of its company when that ends with it; answers the keys of files that remain to be removed. */
  readonly eraseElsewhere: (tx: Db, account: Account, companyEnds: boolean, now: Date) => Promise<readonly string[]>
  /** Removes files from the object store: those with these keys and those that were erased. */
  readonly removeFiles: (services: PlatformServices, keys: readonly string[]) => Promise<void>
  /** What other domains keep about a person. */
  readonly recordsElsewhere: (db: Db, person: Person) => Promise<OwnRecords>
}

export type IdentityHandler<N extends EndpointName> = Handler<N, IdentityServices>
export type IdentityHandlers = Handlers<IdentityServices>
