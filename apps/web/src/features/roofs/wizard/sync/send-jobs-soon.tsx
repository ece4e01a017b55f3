import { useEffect } from 'react'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { sendJobs } from './send-jobs.ts'

/** Sends what this device calculated: when the application opens, when there is a signal, when photos have arrived. */
export const SendJobsSoon = () => {
  const waiting = useBegunDrafts()
    .map(({ id, unsent }) => `${id}:${unsent.length}`)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again whenever a photo has arrived
  useEffect(() => void sendJobs(), [waiting])
  useEffect(() => {
    const send = () => void sendJobs()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return null
}
