import { onNetwork } from '../../../../platform/offline/wait-for-signal.ts'
import { queue, sources } from './upload-state.ts'

/** Tries again with a signal. The browser asks before closing a page whose files are stored nowhere else. */
export const watchPage = (again: () => Promise<void>): void => {
  if (typeof window === 'undefined') return
  onNetwork(again)
  window.addEventListener('beforeunload', (event) => {
    if (queue.get().some(({ id, kept }) => kept !== true && sources.has(id))) event.preventDefault()
  })
}
