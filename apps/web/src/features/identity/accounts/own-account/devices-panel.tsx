import { Button, Skeleton } from '@mantine/core'
import type { OwnSession } from '@soundroof/contract/identity/account-sessions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Entry } from '../../../../components/lists/entry.tsx'
import { Moment } from '../../../../components/lists/moment.tsx'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import styles from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { call, messageOfError } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { clearSession } from '../../../../platform/session/session.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

const queryKey = ['own-sessions'] as const

/** The server says "Chrome on Linux". */
const nameOf = (say: Say, { device }: OwnSession): string => {
  const [browser = '', system] = device.split(' on ')
  if (system === undefined) return say.named(browser) || say('identity.unknown-device')
  return say('identity.on-browser-system', { browser, system })
}

type DeviceProps = { readonly session: OwnSession; readonly onEnd: () => void }

const Device = ({ session, onEnd }: DeviceProps) => {
  const say = useSay()
  return (
    <Entry
      name={
        <>
          {nameOf(say, session)}{' '}
          {session.is_current && <strong className={styles.beside}>{say('identity.this-device')}</strong>}
        </>
      }
      details={[
        <Sentence
          key="used"
          says="identity.last-used-signed-in"
          used={<Moment at={session.last_used_at} />}
          since={<Moment at={session.created_at} />}
        />,
      ]}
    >
      {!session.is_current && (
        <Button
          variant="default"
          onClick={onEnd}
          aria-label={say('identity.sign-out-last-used', {
            session: nameOf(say, session),
            last_used_at: shownMoment(say, session.last_used_at),
          })}
        >
          {say('identity.sign-out')}
        </Button>
      )}
    </Entry>
  )
}

/** Ends every session, this one included. */
const endEverywhere = async (): Promise<void> => {
  const reply = await call('endAllSessions')
  if (!reply.ok) return
  clearSession()
  toast('everywhereSignedOut', 'success')
  goTo('/home')
}

const Everywhere = () => {
  const say = useSay()

  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" mt="md" onClick={() => setAsked(true)}>
        {say('identity.sign-out-everywhere')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={say('identity.sign-out-everywhere')}
        confirmLabel={say('identity.sign-out-everywhere')}
        onConfirm={() => {
          setAsked(false)
          void endEverywhere()
        }}
        onCancel={() => setAsked(false)}
        danger
      >
        {say('identity.all-devices-including-this-one-will')}
      </ConfirmDialog>
    </>
  )
}

export const DevicesPanel = () => {
  const say = useSay()

  const { data, error, isLoading } = useCallData('sessions', queryKey)
  const client = useQueryClient()
  const end = async (id: string) => {
    const reply = await call('endSession', { body: { id } })
    if (reply.ok) toast('deviceSignedOut', 'success')
    await client.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={say('identity.devices')}>
      {isLoading && <Skeleton height={120} radius="lg" />}
      {error && <EmptyState title={say(messageOfError(error))} />}
      <ul className={styles.entries}>
        {data?.map((session) => (
          <Device key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Everywhere />
    </Panel>
  )
}
