import { inTurn } from '../in-turn.ts'
import { signalMessage, signalTag } from './signal.ts'

type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

const listeners = new Set<() => void>()

/**
 * Not every browser has background sync, and one that has it gives up after some tries: asked again after so long, ms, the last again
 * and again. A browser that took a dead spot for a network does not say when there is one. Own figures.
 */
const pauses = [5000, 15_000, 60_000] as const
const [, , longest] = pauses
let [isWaiting, tries, askedAt] = [false, 0, 0]

/** Begins with the shortest where nothing waited for long. */
const nextPause = (now: number): number => {
  tries = now - askedAt > 2 * longest ? 0 : tries
  askedAt = now
  tries += 1
  return pauses[tries - 1] ?? longest
}

const tryAgain = (): void => {
  isWaiting = false
  for (const act of [...listeners]) act()
}

/** Asks the browser to wake this page with a signal, where it has background sync and allows it. */
export const waitForSignal = async (): Promise<void> => {
  if (!isWaiting) setTimeout(tryAgain, nextPause(Date.now()))
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

/** What was begun without a network may fail after it is back: acted on once more after so long, ms. Own figure. */
const onceMore = 3000

/** Also when the browser says that there is a network. What still waits for an answer then is acted on again after it. */
export const onNetwork = (act: () => unknown): (() => void) => {
  const run = inTurn(act)
  const again = () => void run()
  let later: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    again()
    clearTimeout(later)
    later = setTimeout(again, onceMore)
  }
  window.addEventListener('online', heard)
  const stop = onSignal(again)
  return () => {
    window.removeEventListener('online', heard)
    clearTimeout(later)
    stop()
  }
}
