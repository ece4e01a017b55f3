import { Stack, Text } from '@mantine/core'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useIsStoreClosed } from '../../../../platform/device/device-ready.ts'
import type { NotStored } from '../../../../platform/device/not-stored.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { notReadWords } from '../problems/tell-storage.ts'
import { ArrayRows } from './array-rows.tsx'
import { DevicesWithRights } from './devices-with-rights.tsx'
import { DraftRow } from './draft-row.tsx'
import { saveEverything } from './everything.ts'
import { FileRow } from './file-row.tsx'
import { JobRows } from './job-rows.tsx'
import { MayBeCleared } from './may-be-cleared.tsx'
import { OfflinePanel } from './offline-panel.tsx'
import { shownSize } from './shown-size.ts'
import { type KeptHere, useKeptHere } from './use-kept-here.ts'

const roomWords = (say: Say, { size, left }: KeptHere): string =>
  left === null
    ? say('roofs.kept-size', { size: shownSize(say, size) })
    : say('roofs.kept-size-and-room', { size: shownSize(say, size), left: shownSize(say, left) })

const Summary = ({ here }: { readonly here: KeptHere }) => {
  const say = useSay()
  const isEmpty =
    here.unread === null &&
    here.drafts.length === 0 &&
    here.arrays.length === 0 &&
    here.files.every(({ state }) => state.kind === 'sent')
  return (
    <Panel>
      <Stack gap="sm" align="start">
        <Text inherit>{roomWords(say, here)}</Text>
        {here.persistence === 'granted' && <Text inherit>{say('roofs.browser-keeps')}</Text>}
        {isEmpty ? (
          <Text inherit>{say('roofs.nothing-waits-here')}</Text>
        ) : (
          <>
            <BusyButton size="md" mih={48} variant="default" work={() => saveEverything(say, here)}>
              {say('roofs.save-all-as-zip')}
            </BusyButton>
            <Text inherit>{say('roofs.zip-why')}</Text>
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** Not named: whose they are is nobody else's business. */
const Others = ({ here: { others } }: { readonly here: KeptHere }) => {
  const say = useSay()
  if (others.length === 0) return null
  const size = shownSize(
    say,
    others.reduce((sum, file) => sum + file.size, 0),
  )
  return (
    <Text>
      {others.length === 1
        ? say('roofs.one-file-of-others', { size })
        : say('roofs.files-of-others', { count: others.length, size })}
    </Text>
  )
}

const ClosedStore = ({ unread }: { readonly unread: NotStored | null }) => {
  const say = useSay()
  if (useIsStoreClosed()) return <Panel tone="warning">{say('roofs.store-does-not-open')}</Panel>
  return unread && <Panel tone="warning">{say(notReadWords(unread))}</Panel>
}

const Visitor = () => {
  const say = useSay()
  if (useSession() !== null) return null
  return (
    <Text>
      {say('roofs.log-in-to-see-yours')} <TextLink to="/login">{say('shell.login')}</TextLink>
    </Text>
  )
}

const Lists = ({ here, onChange }: { readonly here: KeptHere; readonly onChange: () => void }) => {
  const say = useSay()
  return (
    <>
      <ArrayRows arrays={here.arrays} />
      {here.drafts.length > 0 && (
        <Panel title={say('draftsHeading')}>
          <ul className={`${entries.entries} ${entries.unclosed}`}>
            {here.drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </Panel>
      )}
      {here.files.length > 0 && (
        <Panel title={say('roofs.photos-and-files')}>
          <ul className={`${entries.entries} ${entries.unclosed}`}>
            {here.files.map((kept) => (
              <FileRow key={kept.record.id} kept={kept} onChange={onChange} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

/** Read in the sun: nothing is paler than the text. */
const outdoors = { '--mantine-color-dimmed': 'currentcolor' }

/** `/on_this_device`. */
export const OnDevicePage = () => {
  const say = useSay()
  const { here, refresh } = useKeptHere()
  const isCustomer = useSession()?.customer.role === 'customer'
  return (
    <PageFrame title={say('components.on-this-device')} lead={say('roofs.on-device-lead')}>
      <Stack gap="lg" __vars={outdoors}>
        <ClosedStore unread={here?.unread ?? null} />
        <Visitor />
        {here && (
          <>
            <Summary here={here} />
            <MayBeCleared />
            {isCustomer && <OfflinePanel />}
            {isCustomer && <DevicesWithRights />}
            <JobRows />
            <Lists here={here} onChange={refresh} />
            <Others here={here} />
          </>
        )}
      </Stack>
    </PageFrame>
  )
}
