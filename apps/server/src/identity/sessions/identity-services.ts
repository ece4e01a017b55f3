import type { EndpointName } from '@soundroof/contract/api'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler, Handlers, PlatformServices } from '../../platform/http/handler.ts'

/** A file of the company, by its key in the object store. */
export type OwnFile = { readonly key: string; readonly name: string; readonly createdAt: Date }

/** Data about a person: rows by list, a title of each list for readers, and stored files. */
export type OwnRecords = {
  readonly lists: Readonly<Record<string, unknown>>
  readonly about: Readonly<Record<string, string>>
  readonly files: readonly OwnFile[]
}

/** Account whose data is exported or erased. */
export type Person = { readonly id: string; readonly companyId: string; readonly role: Account['role'] }

/** Functions of the domains above identity, which the application passes in. */
export type IdentityServices = PlatformServices & {
  /** Whether a paid period of the account runs at that moment. */
  readonly isSubscribed: (db: Db, accountId: string, now: Date) => Promise<boolean>
  /** Lets a customer account made at the start calculate. */
  readonly seedSubscription: (db: Db, email: string, now: Date) => Promise<void>
  /** Erases data of other domains about an account, and its company where that ends; answers object keys still to be removed. */
  readonly eraseElsewhere: (tx: Db, account: Account, companyEnds: boolean, now: Date) => Promise<readonly string[]>
  /** What an account has reserved of what its company may use comes back to the company, which it leaves. */
  readonly leaveElsewhere: (tx: Db, accountId: string, companyId: string) => Promise<void>
  /** Removes these keys and erased files from the object store. */
  readonly removeFiles: (services: PlatformServices, keys: readonly string[]) => Promise<void>
  /** Data of other domains about a person. */
  readonly recordsElsewhere: (db: Db, person: Person) => Promise<OwnRecords>
}

/** A use case that needs other domains. */
export type IdentityHandler<N extends EndpointName> = Handler<N, IdentityServices>
/** With the services that identity needs. */
export type IdentityHandlers = Handlers<IdentityServices>
