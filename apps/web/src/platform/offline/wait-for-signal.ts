import { signalMessage, signalTag } from './signal.ts'

type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

const listeners = new Set<() => void>()

/** Not every browser has background sync, and one that has it gives up after some tries: asked again after so long, ms. Own figure. */
const pause = 60_000
let isWaiting = false

const tryAgain = (): void => {
  isWaiting = false
  for (const act of [...listeners]) act()
}

/** Asks the browser to wake this page with a signal, where it has background sync and allows it. */
export const waitForSignal = async (): Promise<void> => {
  if (!isWaiting) setTimeout(tryAgain, pause)
  isWaiting = true
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(signalTag).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a refusal of the browser (permission) is shown where developers look
    console.warn(error)
  })
}

/** Answers a function that stops it. */
export const onSignal = (act: () => void): (() => void) => {
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (data === signalMessage) act()
  }
  listeners.add(act)
  navigator.serviceWorker?.addEventListener('message', heard)
  return () => {
    listeners.delete(act)
    navigator.serviceWorker?.removeEventListener('message', heard)
  }
}

/** Also when the browser says that there is a network. */
export const onNetwork = (act: () => void): (() => void) => {
  window.addEventListener('online', act)
  const stop = onSignal(act)
  return () => {
    window.removeEventListener('online', act)
    stop()
  }
}
