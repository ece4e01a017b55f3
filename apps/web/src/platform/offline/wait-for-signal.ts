import { signalMessage, signalTag } from './signal.ts'

type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/** Asks the browser to wake this page with a signal, where it has background sync and allows it. */
export const waitForSignal = async (): Promise<void> => {
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
  navigator.serviceWorker?.addEventListener('message', heard)
  return () => navigator.serviceWorker?.removeEventListener('message', heard)
}
