import type { Config } from '../platform/config.ts'
import type { Secrets } from '../platform/secrets.ts'
import { appleRoot } from './apple/apple-root.ts'
import { type SignedStore, signedStore } from './apple/apple-store.ts'
import { type SandboxStore, sandboxStore } from './sandbox/sandbox-store.ts'

/** Where subscriptions are bought; null: not through this one. */
export type Stores = {
  readonly apple: SignedStore | null
  readonly sandbox: SandboxStore | null
}

const openApple = ({ appleStore, products }: Config): SignedStore | null =>
  appleStore && signedStore({ ...appleStore, store: 'apple', roots: [appleRoot], asksIssuers: true, products })

export const openStores = (config: Config, secrets: Pick<Secrets, 'files'>): Stores => ({
  apple: openApple(config),
  sandbox: config.isSandboxOn ? sandboxStore(secrets.files, config.products) : null,
})
