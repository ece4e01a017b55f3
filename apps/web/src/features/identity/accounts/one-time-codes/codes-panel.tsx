import { Button, Group, Skeleton, Text } from '@mantine/core'
import type { CodeStatus } from '@soundroof/contract/identity/one-time-codes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { messageOfError } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetupDialog } from './setup-dialog.tsx'

const queryKey = ['code-status'] as const

type Asked = 'nothing' | 'setup' | 'renew' | 'off' | { readonly codes: readonly string[] }

/** At this number the panel suggests new ones. */
const few = 3

const leftWords = (say: Say, left: number): string => {
  if (left === 0) return say('identity.no-recovery-code-is-left-make')
  if (left === 1) return say('identity.1-recovery-code-is-left-make')
  return left <= few
    ? say('identity.recovery-codes-are-left-make-new', { left })
    : say('identity.recovery-codes-are-left', { left })
}

const On = ({ status, since, ask }: { readonly status: CodeStatus; readonly since: string; readonly ask: Ask }) => {
  const say = useSay()
  return (
    <>
      <Text mt="sm">
        <Sentence
          says="identity.since"
          on={<strong>{say('identity.on')}</strong>}
          since={<time dateTime={since}>{shownMoment(say, since)}</time>}
          recovery_codes={leftWords(say, status.recovery_codes)}
        />
      </Text>
      <Group mt="md">
        <Button variant="default" onClick={() => ask('renew')}>
          {say('identity.new-recovery-codes')}
        </Button>
        <Button variant="default" onClick={() => ask('off')}>
          {say('identity.turn-codes-off')}
        </Button>
      </Group>
    </>
  )
}

const Off = ({ ask }: { readonly ask: Ask }) => {
  const say = useSay()
  return (
    <>
      <Text mt="sm">
        <Sentence says="identity.the-password-alone-signs-you-in" off={<strong>{say('identity.off')}</strong>} />
      </Text>
      <Button variant="default" mt="md" onClick={() => ask('setup')}>
        {say('identity.turn-codes-on')}
      </Button>
    </>
  )
}

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
  const say = useSay()

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
    <Panel title={say('identity.one-time-codes')}>
      <Text>{say('identity.logging-in-then-asks-for-your')}</Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={say(messageOfError(error))} />}
      {data && data.turned_on_at === null && <Off ask={ask} />}
      {data && data.turned_on_at !== null && <On status={data} since={data.turned_on_at} ask={ask} />}
      <Dialog asked={asked} ask={ask} />
    </Panel>
  )
}
