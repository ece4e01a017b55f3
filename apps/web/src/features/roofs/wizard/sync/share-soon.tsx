import { lazy, Suspense, useEffect, useState } from 'react'
import { deviceTexts } from '../../../../platform/device/device-texts.ts'
import { whyNotStored } from '../../../../platform/device/not-stored.ts'
import { draftsNow, useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { useCompared } from '../../../../platform/draft/shared/account-drafts.ts'
import { noteWaiting } from '../../../../platform/offline/device-jobs.ts'
import { useMayHaveJobs } from '../../../../platform/offline/may-have-jobs.ts'
import { onSignal, waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import { tellTaken } from '../../../../platform/taken/tell-taken.ts'
import { withWords } from '../../../../platform/words/words.ts'
import { shareDrafts } from '../sharing/share-drafts.ts'

const CompareDialog = lazy(() =>
  withWords(import('../sharing/compare-dialog.tsx'), 'roofs', 'report').then((loaded) => ({
    default: loaded.CompareDialog,
  })),
)

const SendJobsSoon = lazy(() => import('./send-jobs-soon.tsx').then((loaded) => ({ default: loaded.SendJobsSoon })))

const SendPhotosOnce = lazy(() =>
  import('./send-photos-once.tsx').then((loaded) => ({ default: loaded.SendPhotosOnce })),
)

/** Records of finished arrays are read with what sends them. */
const areRecordsHere = (): boolean => deviceTexts.keys('soundroof.as-built/').length > 0

/** Only what waited when the application opened: what another tab adds later, that tab sends. */
const didPhotosWait = (): boolean =>
  areRecordsHere() || draftsNow().some(({ unsent, readOnly }) => unsent.length > 0 && !readOnly)

const share = async (): Promise<void> => {
  void tellTaken()
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

/** Sends photos that waited; brings drafts together with the account's: when the application opens, after changes, when there is a signal. */
export const ShareSoon = () => {
  useSharing()
  useEffect(() => void noteWaiting().catch(whyNotStored), [])
  const mayHaveJobs = useMayHaveJobs()
  const compared = useCompared()
  const [hadPhotos] = useState(didPhotosWait)
  return (
    <Suspense>
      {hadPhotos && <SendPhotosOnce />}
      {mayHaveJobs && <SendJobsSoon />}
      {compared !== null && <CompareDialog key={compared} id={compared} />}
    </Suspense>
  )
}
