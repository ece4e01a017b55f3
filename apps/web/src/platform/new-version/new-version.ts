import { createStore, useStore } from '../store.ts'
import { isServerThere } from './missing-part.ts'
import { takeOver } from './take-over.ts'

/** A new version of the application waits on the device until the person asks for it, or has closed every page of it. */

const isWaiting = createStore(false)
export const useNewVersion = (): boolean => useStore(isWaiting)

/** Hides the question until this page is opened again. */
export const updateLater = (): void => isWaiting.set(false)

const note = ({ waiting }: ServiceWorkerRegistration): void =>
  isWaiting.set(waiting !== null && navigator.serviceWorker.controller !== null)

const watch = (registration: ServiceWorkerRegistration): void => {
  const noteNow = () => note(registration)
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', noteNow))
  noteNow()
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

/** Reloads this page in the new version. Other pages keep theirs until they are reloaded. */
export const updateNow = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const reload = () => window.location.reload()
  // Another page has asked for it already.
  if (!registration?.waiting) return reload()
  const { waiting } = registration
  await takeOver({
    ask: () => waiting.postMessage({ type: 'SKIP_WAITING' }),
    taken: new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    ),
    isServerThere,
    leave: () => registration.unregister(),
    reload,
  })
}

/** Registers the service worker; rejects where the browser refuses it. */
export const keepOnDevice = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  watch(registration)
  askAgain(registration)
}
