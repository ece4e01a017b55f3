import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { appleRoot } from '../stores/apple/apple-root.ts'
import { type SignedStore, signedStore } from '../stores/apple/apple-store.ts'
import { googleHttpApi } from '../stores/google/google-http-api.ts'
import { type GoogleStore, googleStore } from '../stores/google/google-store.ts'
import { noticeProof } from '../stores/google/notice-token.ts'
import { readServiceAccount } from '../stores/google/service-account.ts'
import { type SandboxStore, sandboxStore } from '../stores/sandbox/sandbox-store.ts'

/** Stores of this installation; null: not sold there. */
export type Stores = {
  readonly apple: SignedStore | null
  readonly google: GoogleStore | null
  readonly sandbox: SandboxStore | null
}

const openApple = ({ appleStore, products }: Config): SignedStore | null =>
  appleStore && signedStore({ ...appleStore, store: 'apple', roots: [appleRoot], asksIssuers: true, products })

const publisherApi = 'https://androidpublisher.googleapis.com'
const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs'

type Around = {
  readonly config: Config
  readonly secrets: Pick<Secrets, 'files'>
  readonly clock: Clock
  readonly log: Log
}

const openGoogle = ({ config, clock, log }: Around): GoogleStore | null => {
  if (!config.googleStore) return null
  const { packageName, serviceAccount, notices } = config.googleStore
  const account = readServiceAccount(serviceAccount)
  return googleStore({
    api: googleHttpApi({ base: publisherApi, packageName, account, clock }),
    isGenuine: noticeProof({ ...notices, keysAddress: googleKeys, clock }),
    packageName,
    products: config.products,
    clock,
    log,
  })
}

/** Reads keys and certificates once, at the start. */
export const openStores = (around: Around): Stores => ({
  apple: openApple(around.config),
  google: openGoogle(around),
  sandbox: around.config.isSandboxOn ? sandboxStore(around.secrets.files, around.config.products) : null,
})
