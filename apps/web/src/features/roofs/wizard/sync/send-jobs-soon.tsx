import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { giveBackLeft } from '../../../../platform/offline/leave-device.ts'
import { onNetwork } from '../../../../platform/offline/wait-for-signal.ts'
import { sendJobs } from './send-jobs.ts'

const sendAll = async (): Promise<void> => {
  await sendJobs()
  await giveBackLeft()
}

/** Sends what this device calculated: when the application opens, when there is a signal, when photos have arrived, after the wizard. */
export const SendJobsSoon = () => {
  const waiting = useBegunDrafts()
    .map(({ id, unsent }) => `${id}:${unsent.length}`)
    .join()
  const isInWizard = useRouterState({ select: ({ location }) => location.pathname.startsWith('/project_new') })
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again whenever a photo has arrived, or the wizard was left
  useEffect(() => void sendAll(), [waiting, isInWizard])
  useEffect(() => onNetwork(sendAll), [])
  return null
}
