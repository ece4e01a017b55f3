import { Group, Stack, Text } from '@mantine/core'
import { usualOfflineCalculations } from '@soundroof/contract/money/offline/offline-right'
import { useEffect } from 'react'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import type { KeptRight } from '../../../../platform/device/device-database.ts'
import { beginOffline, endOffline } from '../../../../platform/offline/begin-offline.ts'
import { jobsHere } from '../../../../platform/offline/device-jobs.ts'
import { leftOf, rightHere, useRightHere } from '../../../../platform/offline/right-here.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { sendJobs } from '../sync/send-jobs.ts'

/** What waits would find no calculation once its right has ended. */
const beginAfterSending = async (): Promise<void> => {
  await sendJobs()
  const needsRight = (await jobsHere()).some(({ refused, isIssued }) => refused === undefined && isIssued !== true)
  if (needsRight && (await rightHere()) !== null) return toast('roofs.waits-to-be-sent', 'problem')
  await beginOffline(usualOfflineCalculations)
}

/** What waits would be refused once its right has ended. */
const endAfterSending = async (right: KeptRight): Promise<void> => {
  await sendJobs()
  if ((await jobsHere()).length > 0) return toast('roofs.waits-to-be-sent', 'problem')
  await endOffline(right)
}

const Given = ({ right }: { readonly right: KeptRight }) => {
  const say = useSay()
  return (
    <>
      <Text inherit>
        {say('roofs.calculations-left-here', {
          left: leftOf(right),
          until: shownMoment(say, new Date(right.until).toISOString()),
        })}
      </Text>
      <Group>
        <BusyButton size="lg" variant="default" work={beginAfterSending}>
          {say('roofs.reserve-again')}
        </BusyButton>
        <BusyButton size="lg" variant="default" work={() => endAfterSending(right)}>
          {say('roofs.give-back')}
        </BusyButton>
      </Group>
    </>
  )
}

const NotGiven = () => {
  const say = useSay()
  return (
    <>
      <Text inherit>{say('roofs.reserve-here-why', { count: usualOfflineCalculations })}</Text>
      <BusyButton size="lg" work={beginAfterSending}>
        {say('roofs.reserve-here', { count: usualOfflineCalculations })}
      </BusyButton>
    </>
  )
}

/** Calculations that this device has reserved, to use them without a signal. */
export const OfflinePanel = () => {
  const say = useSay()
  const { right, why } = useRightHere()
  useEffect(() => void rightHere(), [])
  return (
    <Panel title={say('roofs.calculate-without-signal')}>
      <Stack gap="sm" align="start">
        {why && <Text inherit>{say(why)}</Text>}
        {right === null ? <NotGiven /> : <Given right={right} />}
      </Stack>
    </Panel>
  )
}
