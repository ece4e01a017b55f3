import { publishedAddresses } from 'virtual:published-addresses'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { formerFile, keepVersions } from './kept-versions.ts'
import { cachePublished, fetchPublished } from './published.ts'
import { receiveSharedPhotos } from './shared-photos.ts'
import { tellOfSignal } from './signal.ts'

/** The application on the device: every page opens without network. Nothing of an account is kept here. */

declare const self: ServiceWorkerGlobalScope

const log = (event: string, text = ''): void => {
  // biome-ignore lint/suspicious/noConsole: specified: the service worker logs
  console.debug('service worker', event, text)
}

const files = new PrecacheController({ cacheName: 'soundroof-files' })
files.addToCacheList([...self.__WB_MANIFEST])

/** Answered by the server, never by the application's page. */
const answeredByServer = /^\/(api|json|files|pictures|downloads|outbox|documents|example\/)/
const isFile = /\.[a-z0-9]{1,16}$/i

self.addEventListener('fetch', ({ request }) => log('fetch', request.url))

registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [], cleanURLs: false }))
registerRoute(formerFile.matches, formerFile.answer)
cachePublished()
receiveSharedPhotos()
tellOfSignal()
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: [answeredByServer, isFile] }),
)

self.addEventListener('install', (event) => {
  log('install')
  void files.install(event)
})

self.addEventListener('activate', (event) => {
  log('activate')
  const ready = async () => {
    const isFirst = await keepVersions([...files.getURLsToCacheKeys().values()])
    // A page that was open before anything was installed runs this version, so nothing is taken over.
    if (isFirst) await self.clients.claim()
  }
  event.waitUntil(ready())
  // Without it what the server publishes comes when it is first asked for.
  event.waitUntil(fetchPublished(publishedAddresses))
})

/** Only the person decides when a new version takes over. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
