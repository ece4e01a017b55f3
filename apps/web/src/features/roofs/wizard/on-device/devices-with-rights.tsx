import type { OfflineDevice } from '@soundroof/contract/money/offline/offline-right'
import { useQueryClient } from '@tanstack/react-query'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { Entry } from '../../../../components/lists/entry.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { useRightHere } from '../../../../platform/offline/right-here.ts'
import { ask } from '../../../../platform/question.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

const queryKey = ['offline-devices'] as const

const stateWords = (say: Say, { state, until, calculations, used }: OfflineDevice): string => {
  if (state === 'open')
    return say('roofs.device-may-calculate', { left: calculations - used, until: shownMoment(say, until) })
  if (state === 'over') return say('roofs.device-is-over', { until: shownMoment(say, until) })
  return say('roofs.device-was-copied')
}

const isSure = async (name: string): Promise<boolean> =>
  (await ask({
    title: { code: 'roofs.end-on-device', values: { name } },
    text: 'roofs.end-on-device-why',
    confirmLabel: 'roofs.end-it',
    cancelLabel: 'components.cancel',
  })) === 'confirm'

type Props = { readonly device: OfflineDevice; readonly onEnded: () => Promise<void> }

const Device = ({ device, onEnded }: Props) => {
  const say = useSay()
  const end = async () => {
    if (!(await isSure(device.name))) return
    const ended = await call('endOffline', { body: { id: device.id } })
    if (ended.ok) await onEnded()
  }
  return (
    <Entry
      name={device.name}
      details={[
        stateWords(say, device),
        say('roofs.device-last-seen', { moment: shownMoment(say, device.lastSeenAt) }),
      ]}
    >
      {device.state === 'open' && (
        <BusyButton size="lg" variant="default" work={end}>
          {say('roofs.end-it')}
        </BusyButton>
      )}
    </Entry>
  )
}

/** Other devices of the account that were given calculations: one that is lost can be ended here. */
export const DevicesWithRights = () => {
  const say = useSay()
  const queries = useQueryClient()
  const { right } = useRightHere()
  const { data = [] } = useCallData('offlineDevices', queryKey)
  const others = data.filter(({ id, state }) => id !== right?.id && state !== 'ended')
  if (others.length === 0) return null
  return (
    <Panel title={say('roofs.other-devices')}>
      <ul className={`${entries.entries} ${entries.unclosed}`}>
        {others.map((device) => (
          <Device key={device.id} device={device} onEnded={() => queries.invalidateQueries({ queryKey })} />
        ))}
      </ul>
    </Panel>
  )
}
