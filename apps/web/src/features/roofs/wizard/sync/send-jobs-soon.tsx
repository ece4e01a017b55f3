import { useEffect } from 'react'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { giveBackLeft } from '../../../../platform/offline/leave-device.ts'
import { sendJobs } from './send-jobs.ts'

const sendAll = async (): Promise<void> => {
  await sendJobs()
  await giveBackLeft()
}

/** Sends what this device calculated: when the application opens, when there is a signal, when photos have arrived. */
export const SendJobsSoon = () => {
  const waiting = useBegunDrafts()
    .map(({ id, unsent }) => `${id}:${unsent.length}`)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again whenever a photo has arrived
  useEffect(() => void sendAll(), [waiting])
  useEffect(() => {
    const send = () => void sendAll()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return null
}
