/** Files of this build, set by the build. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
}

/** Background sync, which the library of types does not have. */
interface ServiceWorkerGlobalScopeEventMap {
  readonly sync: ExtendableEvent & { readonly tag: string }
}

declare module 'virtual:published-addresses' {
  /** Addresses of what the server publishes to anyone and the wizard asks for. */
  export const publishedAddresses: readonly string[]
}
