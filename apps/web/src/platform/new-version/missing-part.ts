import { attempt } from '../key-value.ts'

/** Parts of the application that cannot be fetched: of a version that is gone, or without a connection. */

/** In place of the browser's error, whose text names addresses. */
export class PartMissing extends Error {}

const marked = new WeakSet<object>()

export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing || (typeof error === 'object' && error !== null && marked.has(error))

/** What the browser said of the part, which names it. */
export const partOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return error.cause instanceof Error ? partOf(error.cause) : error.message
}

/** The error to throw on: the router would reload the page at one of the browser's, without asking whether that can help. */
export const plainly = (error: unknown): unknown =>
  isPartMissing(error) ? new PartMissing('partMissing', { cause: error }) : error

type Reloads = {
  readonly isServerThere: () => Promise<boolean>
  /** What this tab was reloaded for last; null: nothing, or the browser stores nothing. */
  readonly read: () => string | null
  /** False where the browser stores nothing. */
  readonly write: (part: string) => boolean
  readonly forget: () => void
  readonly reload: () => void
}

/** Reloads the page once for a part: where that does not bring it back, another reload would not either. */
export const reloadOnce = async (part: string, { isServerThere, read, write, reload }: Reloads): Promise<void> => {
  if (read() === part || !(await isServerThere())) return
  if (write(part)) reload()
}

/**
 * A screen shows that its part is missing: reloads with the next signal, which is a reason that the last reload had not.
 * @param waitForSignal acts again later
 */
export const reloadWithSignal = async (part: string, tab: Reloads, waitForSignal: () => unknown): Promise<void> => {
  const isThere = await tab.isServerThere()
  if (isThere) return reloadOnce(part, { ...tab, isServerThere: async () => isThere })
  tab.forget()
  await waitForSignal()
}

const key = 'soundroof.reloaded-for'

/** Asked of the server itself: browsers say that they are online wherever there is a network, with or without signal. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/service-worker.js', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return ok
  } catch {
    return false
  }
}

export const ofThisTab: Reloads = {
  isServerThere,
  read: () => attempt(() => sessionStorage.getItem(key), null),
  write: (part) =>
    attempt(() => {
      sessionStorage.setItem(key, part)
      return true
    }, false),
  forget: () => attempt(() => sessionStorage.removeItem(key), undefined),
  reload: () => window.location.reload(),
}

/** From the first load on. */
export const watchForMissingParts = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    marked.add(payload)
    void reloadOnce(payload.message, ofThisTab)
  })
}
