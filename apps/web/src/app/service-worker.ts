import { keepOnDevice } from '../platform/new-version/new-version.ts'
import { shellHere } from '../platform/shell/in-shell.ts'

/** A shell has its files with it. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || shellHere() !== null) return
  window.addEventListener('load', () => {
    keepOnDevice().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a refusal of the browser (private mode) is shown where developers look
      console.warn('The service worker was not registered.', error)
    })
  })
}
