import { createStore, useStore } from '../store.ts'

/** The browser's own offer to install the application. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

const offered = createStore<InstallEvent | null>(null)

/** Asks the person by the browser's own dialog; null where the browser offers none. */
export const useInstallOffer = (): (() => void) | null => {
  const event = useStore(offered)
  return event && (() => void event.prompt().then(() => offered.set(null)))
}

/** The browser makes its offer once, soon after the page has loaded. */
export const noteInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offered.set(null))
}
