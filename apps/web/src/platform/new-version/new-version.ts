import { createStore, useStore } from '../store.ts'
import { isAnotherWaiting, serveWaitingPage } from './page-of-version.ts'

/** A new version of the application waits on the device until the person asks for it, or has closed every page of it. */

const isWaiting = createStore(false)
export const useNewVersion = (): boolean => useStore(isWaiting)

/** Hides the question until this page is opened again. */
export const updateLater = (): void => isWaiting.set(false)

/** Changes with each build. */
const scriptOfPage = (): string => document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? ''

const note = async ({ waiting }: ServiceWorkerRegistration): Promise<void> => {
  const mayChange = waiting !== null && navigator.serviceWorker.controller !== null
  isWaiting.set(mayChange && (await isAnotherWaiting(scriptOfPage())))
}

const watch = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void note(registration)
    })
  }
  registration.addEventListener('updatefound', follow)
  follow()
  await note(registration)
}

const hour = 3_600_000

/** Pages of an installed application stay open for days. */
const askAgain = (registration: ServiceWorkerRegistration): void => {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < hour) return
    askedAt = Date.now()
    // Without a connection there is no new version to be had.
    registration.update().catch(() => undefined)
  })
}

/**
 * Loads this page in the new version; other pages keep theirs until they are loaded again. The worker stays the former one until every
 * page is closed: where it has to give way under open pages, Chromium leaves one that loads just then waiting for ever.
 */
export const updateNow = async (): Promise<void> => {
  await serveWaitingPage()
  window.location.reload()
}

/** Registers the service worker; rejects where the browser refuses it. */
export const keepOnDevice = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  askAgain(registration)
  await watch(registration)
}
