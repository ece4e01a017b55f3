import { isObject, parseJson } from '../json.ts'
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

type Reload = { readonly part: string; readonly at: number }

type Reloads = {
  readonly isServerThere: () => Promise<boolean>
  /** What this tab was reloaded for last; null: nothing, or the browser stores nothing. */
  readonly read: () => Reload | null
  /** False where the browser stores nothing. */
  readonly write: (reload: Reload) => boolean
  readonly reload: () => void
}

/** Reloads the page once for a part: where that does not bring it back, another reload would not either. */
export const reloadOnce = async (part: string, { isServerThere, read, write, reload }: Reloads): Promise<void> => {
  if (read()?.part === part || !(await isServerThere())) return
  // Asked again: another look at the same part may have reloaded the page meanwhile.
  if (read()?.part !== part && write({ part, at: Date.now() })) reload()
}

/** A screen that lacks its part reloads no sooner for the same part, ms. Own figure. */
const reloadPause = 60_000

type Screen = { readonly isShown: () => boolean; readonly waitForSignal: () => unknown }

/** A screen shows that its part is missing: reloads as soon as the server is there, and looks again until then. */
export const reloadWithSignal = async (part: string, tab: Reloads, screen: Screen): Promise<void> => {
  const isThere = await tab.isServerThere()
  if (!screen.isShown()) return
  const last = tab.read()
  const isSoon = last?.part === part && Date.now() - last.at < reloadPause
  if (isThere && !isSoon && tab.write({ part, at: Date.now() })) return tab.reload()
  await screen.waitForSignal()
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
  read: () => {
    const kept = parseJson(attempt(() => sessionStorage.getItem(key), null))
    return isObject(kept) ? { part: String(kept.part), at: Number(kept.at) } : null
  },
  write: (reload) =>
    attempt(() => {
      sessionStorage.setItem(key, JSON.stringify(reload))
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
