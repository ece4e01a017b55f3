import { publishedAddresses } from 'virtual:published-addresses'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { forgetServedPage, keepWaitingPage, servedPage } from '../src/platform/new-version/page-of-version.ts'
import { formerFile, keepVersions } from './kept-versions.ts'
import { cachePublished, fetchPublished } from './published.ts'
import { receiveSharedPhotos } from './shared-photos.ts'
import { tellOfSignal } from './signal.ts'

/**
 * The application on the device: every page opens without network. Nothing of an account is kept here.
 * A new version becomes active once every page is closed; a person who asks for it before has its page served by this one.
 */

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

// "/" is a page like the others, so that all are of one version.
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [], cleanURLs: false, directoryIndex: '' }))
registerRoute(formerFile.matches, formerFile.answer)
cachePublished()
receiveSharedPhotos()
tellOfSignal()

const ownPage = files.createHandlerBoundToURL('/index.html')
const page = async (asked: Parameters<typeof ownPage>[0]): Promise<Response> => (await servedPage()) ?? ownPage(asked)
registerRoute(new NavigationRoute(page, { denylist: [answeredByServer, isFile] }))

const install = async (event: ExtendableEvent): Promise<void> => {
  await files.install(event)
  const installed = await files.matchPrecache('/index.html')
  if (!installed) throw new Error('The page of this version did not stay on the device.')
  await keepWaitingPage(installed)
  // Not when the version becomes active: pages that open would wait for it.
  await fetchPublished(publishedAddresses)
}

self.addEventListener('install', (event) => {
  log('install')
  event.waitUntil(install(event))
})

self.addEventListener('activate', (event) => {
  log('activate')
  const ready = async () => {
    await forgetServedPage()
    const isNextArriving = self.registration.installing !== null
    const isFirst = await keepVersions([...files.getURLsToCacheKeys().values()], isNextArriving)
    // A page that was open before anything was installed runs this version, so nothing is taken over.
    if (isFirst) await self.clients.claim()
  }
  event.waitUntil(ready())
})
