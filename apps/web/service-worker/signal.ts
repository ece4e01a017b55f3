import { signalMessage, signalTag } from '../src/platform/offline/signal.ts'

/** There is a signal again: pages that are open in the background send what waits. The session is out of reach here. */

declare const self: ServiceWorkerGlobalScope

/** For the answer, ms: one that never comes would hold back a new version. Own figure. */
const patience = 20_000

/** A phone with a network that reaches nothing has no signal yet: failing, the browser asks again later, each time after longer. */
const tellPages = async (): Promise<void> => {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch('/api/client', { credentials: 'omit', cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`No signal yet: the server answered ${answer.status}.`)
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(signalMessage)
}

/** Where the browser has background sync. */
export const tellOfSignal = (): void => {
  self.addEventListener('sync', (event) => {
    if (event.tag === signalTag) event.waitUntil(tellPages())
  })
}
