import { Button, Skeleton } from '@mantine/core'
import type { OwnSession } from '@soundroof/contract/identity/account-sessions'
import { say } from '@soundroof/contract/platform/messages'
import { recognised, text } from '@soundroof/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import styles from '../../../components/page/entries.module.css'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { goTo } from '../../../platform/navigation.ts'
import { clearSession } from '../../../platform/session/session.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { toast } from '../../../platform/toast.ts'

const queryKey = ['own-sessions'] as const

/** The server says "Chrome on Linux". */
const nameOf = ({ device }: OwnSession): string => {
  const [browser = '', system] = device.split(' on ')
  if (system === undefined) return recognised(browser) || text('Unknown device')
  return text('{browser} on {system}', { browser, system })
}

type DeviceProps = { readonly session: OwnSession; readonly onEnd: () => void }

const Device = ({ session, onEnd }: DeviceProps) => (
  <li className={styles.entry}>
    <div>
      <p className={styles.name}>
        {nameOf(session)} {session.is_current && <strong className={styles.beside}>{text('this device')}</strong>}
      </p>
      <p className={styles.detail}>
        <Sentence
          text="Last used {used}, signed in {since}"
          used={<time dateTime={session.last_used_at}>{shownMoment(session.last_used_at)}</time>}
          since={<time dateTime={session.created_at}>{shownMoment(session.created_at)}</time>}
        />
      </p>
    </div>
    {!session.is_current && (
      <Button
        variant="default"
        onClick={onEnd}
        aria-label={text('Sign out {session}, last used {last_used_at}', {
          session: nameOf(session),
          last_used_at: shownMoment(session.last_used_at),
        })}
      >
        {text('Sign out')}
      </Button>
    )}
  </li>
)

/** Ends every session, this one included. */
const endEverywhere = async (): Promise<void> => {
  const reply = await call('endAllSessions')
  if (!reply.ok) return
  clearSession()
  toast(say('everywhereSignedOut'), 'success')
  goTo('/home')
}

const Everywhere = () => {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" mt="md" onClick={() => setAsked(true)}>
        {text('Sign out everywhere')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={text('Sign out everywhere')}
        confirmLabel={text('Sign out everywhere')}
        cancelLabel={text('Cancel')}
        onConfirm={() => {
          setAsked(false)
          void endEverywhere()
        }}
        onCancel={() => setAsked(false)}
        danger
      >
        {text('All devices, including this one, will be signed out. Anything not uploaded stays on its device.')}
      </ConfirmDialog>
    </>
  )
}

export const DevicesPanel = () => {
  const { data, error, isLoading } = useCallData('sessions', queryKey)
  const client = useQueryClient()
  const end = async (id: string) => {
    const reply = await call('endSession', { body: { id } })
    if (reply.ok) toast(say('deviceSignedOut'), 'success')
    await client.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={text('Devices')}>
      {isLoading && <Skeleton height={120} radius="lg" />}
      {error && <EmptyState title={error.message} />}
      <ul className={styles.entries}>
        {data?.map((session) => (
          <Device key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Everywhere />
    </Panel>
  )
}
