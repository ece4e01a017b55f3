import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../services.ts'
import { signedStore } from '../../stores/apple/apple-store.ts'
import type { GoogleApi } from '../../stores/google/google-api.ts'
import { type GoogleStore, googleStore } from '../../stores/google/google-store.ts'
import { noticeProof } from '../../stores/google/notice-token.ts'
import { type SandboxStore, sandboxStore } from '../../stores/sandbox/sandbox-store.ts'
import { openStores, type Stores } from '../stores.ts'
import { keysAddress, packageName, sender } from './google-notices.ts'

export const testBundle = 'org.example.soundroof'

/** Stands for the App Store: its root is the one that the server of the tests believes. */
export const appStore = (config: Pick<Config, 'products'>): SandboxStore =>
  sandboxStore('the App Store of the tests', config.products, testBundle)

type Around = Pick<Services, 'config' | 'clock' | 'log'>

/** Google Play that believes the notices of the tests. */
export const playStore = ({ config, clock, log }: Around, api: GoogleApi): GoogleStore =>
  googleStore({
    api,
    isGenuine: noticeProof({ ...sender, keysAddress, clock }),
    packageName,
    products: config.products,
    clock,
    log,
  })

const away: GoogleApi = {
  subscription: () => Promise.reject(new Error('No Google Play here.')),
  acknowledge: () => Promise.reject(new Error('No Google Play here.')),
}

export const testStores = (around: Around): Stores => ({
  ...openStores({ ...around, secrets: { files: 'the file secret of the tests' } }),
  google: playStore(around, away),
  apple: signedStore({
    store: 'apple',
    roots: [appStore(around.config).root],
    environment: 'sandbox',
    bundleId: testBundle,
    appId: null,
    asksIssuers: false,
    products: around.config.products,
  }),
})
