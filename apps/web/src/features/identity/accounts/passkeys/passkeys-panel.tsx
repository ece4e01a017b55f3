import { Button, Skeleton, Text } from '@mantine/core'
import { mostPasskeys, type OwnPasskey } from '@soundroof/contract/identity/passkey'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Entry } from '../../../../components/lists/entry.tsx'
import { Moment } from '../../../../components/lists/moment.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import styles from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { messageOfError } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { supportsPasskeys } from './ceremony.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

const queryKey = ['own-passkeys'] as const

const Passkey = ({ passkey, onRemove }: { readonly passkey: OwnPasskey; readonly onRemove: () => void }) => {
  const say = useSay()
  return (
    <Entry
      name={passkey.name}
      details={[
        <Sentence
          key="used"
          says={passkey.last_used_at === null ? 'identity.not-used-yet-added' : 'identity.last-used-added'}
          used={passkey.last_used_at !== null && <Moment at={passkey.last_used_at} />}
          added={<Moment at={passkey.created_at} />}
        />,
      ]}
    >
      <Button
        variant="default"
        onClick={onRemove}
        aria-label={say('identity.remove-added', {
          name: passkey.name,
          created_at: shownMoment(say, passkey.created_at),
        })}
      >
        {say('components.remove')}
      </Button>
    </Entry>
  )
}

const Adding = ({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) => {
  const say = useSay()

  if (!supportsPasskeys()) return <Text mt="md">{say('passkeysUnsupported')}</Text>
  if (count >= mostPasskeys) return <Text mt="md">{say('tooManyPasskeys', { max: mostPasskeys })}</Text>
  return (
    <Button variant="default" mt="md" onClick={onAdd}>
      {say('identity.add-a-passkey')}
    </Button>
  )
}

type Asked = 'nothing' | 'add' | OwnPasskey

const Dialog = ({
  asked,
  onDone,
  onCancel,
}: {
  readonly asked: Asked
  readonly onDone: () => void
  readonly onCancel: () => void
}) => {
  if (asked === 'nothing') return null
  if (asked === 'add') return <AddPasskeyDialog onDone={onDone} onCancel={onCancel} />
  return <RemovePasskeyDialog passkey={asked} onDone={onDone} onCancel={onCancel} />
}

export const PasskeysPanel = () => {
  const say = useSay()

  const { data, error, isLoading } = useCallData('passkeys', queryKey)
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>('nothing')
  const close = () => setAsked('nothing')
  const done = () => {
    close()
    void client.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={say('identity.passkeys')}>
      <Text>{say('identity.a-passkey-signs-you-in-with')}</Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={say(messageOfError(error))} />}
      <ul className={styles.entries}>
        {data?.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
        ))}
      </ul>
      {data && <Adding count={data.length} onAdd={() => setAsked('add')} />}
      <Dialog asked={asked} onDone={done} onCancel={close} />
    </Panel>
  )
}
