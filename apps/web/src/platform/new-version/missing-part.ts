import { attempt } from '../key-value.ts'

/** Parts of the application that cannot be fetched: of a version that is gone, or without a connection. */

/** In place of the browser's error, whose text names addresses. */
export class PartMissing extends Error {}

const marked = new WeakSet<object>()

export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing || (typeof error === 'object' && error !== null && marked.has(error))

/** The error to throw on: the router would reload the page at one of the browser's, without asking whether that can help. */
export const plainly = (error: unknown): unknown =>
  isPartMissing(error) ? new PartMissing('partMissing', { cause: error }) : error

type Reloads = {
  readonly isServerThere: () => Promise<boolean>
  /** What this tab was reloaded for last; null: nothing, or the browser stores nothing. */
  readonly read: () => string | null
  /** False where the browser stores nothing. */
  readonly write: (part: string) => boolean
  readonly reload: () => void
}

/** Reloads the page once for a part: where that does not bring it back, another reload would not either. */
export const reloadOnce = async (part: string, { isServerThere, read, write, reload }: Reloads): Promise<void> => {
  if (read() === part || !(await isServerThere())) return
  if (write(part)) reload()
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

const ofThisTab: Reloads = {
  isServerThere,
  read: () => attempt(() => sessionStorage.getItem(key), null),
  write: (part) =>
    attempt(() => {
      sessionStorage.setItem(key, part)
      return true
    }, false),
  reload: () => window.location.reload(),
}

/** From the first load on. */
export const watchForMissingParts = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    marked.add(payload)
    void reloadOnce(payload.message, ofThisTab)
  })
}
