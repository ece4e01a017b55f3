import { lazy, Suspense, useEffect } from 'react'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { useCompared } from '../../../../platform/draft/shared/account-drafts.ts'
import { useMayHaveJobs } from '../../../../platform/offline/may-have-jobs.ts'
import { withWords } from '../../../../platform/words/words.ts'
import { shareDrafts } from '../sharing/share-drafts.ts'

const CompareDialog = lazy(() =>
  withWords(import('../sharing/compare-dialog.tsx'), 'roofs', 'report').then((loaded) => ({
    default: loaded.CompareDialog,
  })),
)

const SendJobsSoon = lazy(() => import('./send-jobs-soon.tsx').then((loaded) => ({ default: loaded.SendJobsSoon })))

/** After a change, so that typing is one change, ms. */
const pause = 2_000

const useSharing = (): void => {
  const drafts = useBegunDrafts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a draft has changed
  useEffect(() => {
    const soon = setTimeout(() => void shareDrafts(), pause)
    return () => clearTimeout(soon)
  }, [drafts])
  useEffect(() => {
    const share = () => {
      if (document.visibilityState === 'visible') void shareDrafts()
    }
    window.addEventListener('online', share)
    document.addEventListener('visibilitychange', share)
    return () => {
      window.removeEventListener('online', share)
      document.removeEventListener('visibilitychange', share)
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
