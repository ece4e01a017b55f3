import { signalMessage, signalTag } from '../src/platform/offline/signal.ts'

/** There is a signal again: pages that are open in the background send what waits. The session is out of reach here. */

declare const self: ServiceWorkerGlobalScope

const tellPages = async (): Promise<void> => {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(signalMessage)
}

/** Where the browser has background sync. */
export const tellOfSignal = (): void => {
  self.addEventListener('sync', (event) => {
    if (event.tag === signalTag) event.waitUntil(tellPages())
  })
}
