import { lazy, Suspense, useEffect } from 'react'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { useCompared } from '../../../../platform/draft/shared/account-drafts.ts'
import { useMayHaveJobs } from '../../../../platform/offline/may-have-jobs.ts'
import { onSignal, waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import { withWords } from '../../../../platform/words/words.ts'
import { shareDrafts } from '../sharing/share-drafts.ts'

const CompareDialog = lazy(() =>
  withWords(import('../sharing/compare-dialog.tsx'), 'roofs', 'report').then((loaded) => ({
    default: loaded.CompareDialog,
  })),
)

const SendJobsSoon = lazy(() => import('./send-jobs-soon.tsx').then((loaded) => ({ default: loaded.SendJobsSoon })))

const share = async (): Promise<void> => {
  if ((await shareDrafts()) === 'unreachable') await waitForSignal()
}

/** After a change, so that typing is one change, ms. */
const pause = 2_000

const useSharing = (): void => {
  // Every page that opens renders this again.
  const drafts = useBegunDrafts()
    .map(({ id, changedAt }) => `${id}:${changedAt}`)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a draft has changed
  useEffect(() => {
    const soon = setTimeout(() => void share(), pause)
    return () => clearTimeout(soon)
  }, [drafts])
  useEffect(() => {
    const shareIfSeen = () => {
      if (document.visibilityState === 'visible') void share()
    }
    const shareAtOnce = () => void share()
    window.addEventListener('online', shareAtOnce)
    document.addEventListener('visibilitychange', shareIfSeen)
    const stop = onSignal(shareAtOnce)
    return () => {
      window.removeEventListener('online', shareAtOnce)
      document.removeEventListener('visibilitychange', shareIfSeen)
      stop()
    }
  }, [])
}

/** Brings drafts together with the account's: when the application opens, after changes, when there is a signal. */
export const ShareSoon = () => {
  useSharing()
  const mayHaveJobs = useMayHaveJobs()
  const compared = useCompared()
  return (
    <Suspense>
      {mayHaveJobs && <SendJobsSoon />}
      {compared !== null && <CompareDialog key={compared} id={compared} />}
    </Suspense>
  )
}
