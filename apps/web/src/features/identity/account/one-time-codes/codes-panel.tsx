import { Button, Group, Skeleton, Text } from '@mantine/core'
import type { CodeStatus } from '@soundroof/contract/identity/one-time-codes'
import { text } from '@soundroof/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetupDialog } from './setup-dialog.tsx'

const queryKey = ['code-status'] as const

type Asked = 'nothing' | 'setup' | 'renew' | 'off' | { readonly codes: readonly string[] }

/** At this number it is time for new ones. */
const few = 3

const leftWords = (left: number): string => {
  if (left === 0) return text('No recovery code is left: make new ones.')
  if (left === 1) return text('1 recovery code is left: make new ones soon.')
  return left <= few
    ? text('{left} recovery codes are left: make new ones soon.', { left })
    : text('{left} recovery codes are left.', { left })
}

const On = ({ status, since, ask }: { readonly status: CodeStatus; readonly since: string; readonly ask: Ask }) => (
  <>
    <Text mt="sm">
      <Sentence
        text="{on} since {since}. {recovery_codes}"
        on={<strong>{text('On')}</strong>}
        since={<time dateTime={since}>{shownMoment(since)}</time>}
        recovery_codes={leftWords(status.recovery_codes)}
      />
    </Text>
    <Group mt="md">
      <Button variant="default" onClick={() => ask('renew')}>
        {text('New recovery codes')}
      </Button>
      <Button variant="default" onClick={() => ask('off')}>
        {text('Turn codes off')}
      </Button>
    </Group>
  </>
)

const Off = ({ ask }: { readonly ask: Ask }) => (
  <>
    <Text mt="sm">
      <Sentence text="{off} The password alone signs you in." off={<strong>{text('Off.')}</strong>} />
    </Text>
    <Button variant="default" mt="md" onClick={() => ask('setup')}>
      {text('Turn codes on')}
    </Button>
  </>
)

type Ask = (what: Asked) => void

type DialogProps = { readonly asked: Asked; readonly ask: Ask }

const Dialog = ({ asked, ask }: DialogProps) => {
  const cancel = () => ask('nothing')
  if (asked === 'nothing') return null
  if (asked === 'setup') return <SetupDialog onCodes={(codes) => ask({ codes })} onCancel={cancel} />
  if (asked === 'renew' || asked === 'off')
    return <ProofDialog what={asked} onCodes={(codes) => ask({ codes })} onDone={cancel} onCancel={cancel} />
  return <RecoveryCodesDialog codes={asked.codes} onDone={cancel} />
}

export const CodesPanel = () => {
  const { data, error, isLoading } = useCallData('codeStatus', queryKey)
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>('nothing')
  const ask = (what: Asked) => {
    setAsked(what)
    void client.invalidateQueries({ queryKey })
    // Other devices were signed out.
    void client.invalidateQueries({ queryKey: ['own-sessions'] })
  }
  return (
    <Panel title={text('One-time codes')}>
      <Text>
        {text(
          'Logging in then asks for your password and for a code from an authenticator app on your phone. Somebody who learns your password still cannot get in.',
        )}
      </Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={error.message} />}
      {data && data.turned_on_at === null && <Off ask={ask} />}
      {data && data.turned_on_at !== null && <On status={data} since={data.turned_on_at} ask={ask} />}
      <Dialog asked={asked} ask={ask} />
    </Panel>
  )
}
