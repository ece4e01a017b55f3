import type { Config } from '../../platform/config.ts'
import { signedStore } from '../apple/apple-store.ts'
import { type SandboxStore, sandboxStore } from '../sandbox/sandbox-store.ts'
import { openStores, type Stores } from '../stores.ts'

export const testBundle = 'org.example.soundroof'

/** Stands for the App Store: its root is the one that the server of the tests believes. */
export const appStore = (config: Pick<Config, 'products'>): SandboxStore =>
  sandboxStore('the App Store of the tests', config.products, testBundle)

export const testStores = (config: Config): Stores => ({
  ...openStores(config, { files: 'the file secret of the tests' }),
  apple: signedStore({
    store: 'apple',
    roots: [appStore(config).root],
    environment: 'sandbox',
    bundleId: testBundle,
    appId: null,
    asksIssuers: false,
    products: config.products,
  }),
})
