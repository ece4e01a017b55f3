import { Button, Skeleton, Text } from '@mantine/core'
import { mostPasskeys, type OwnPasskey } from '@soundroof/contract/identity/passkey'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import styles from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { supportsPasskeys } from './ceremony.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

const queryKey = ['own-passkeys'] as const

const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{shownMoment(at)}</time>

const Passkey = ({ passkey, onRemove }: { readonly passkey: OwnPasskey; readonly onRemove: () => void }) => (
  <li className={styles.entry}>
    <div>
      <p className={styles.name}>{passkey.name}</p>
      <p className={styles.detail}>
        {passkey.last_used_at === null ? (
          <Sentence text="Not used yet, added {added}" added={<Moment at={passkey.created_at} />} />
        ) : (
          <Sentence
            text="Last used {used}, added {added}"
            used={<Moment at={passkey.last_used_at} />}
            added={<Moment at={passkey.created_at} />}
          />
        )}
      </p>
    </div>
    <Button
      variant="default"
      onClick={onRemove}
      aria-label={text('Remove {name}, added {created_at}', {
        name: passkey.name,
        created_at: shownMoment(passkey.created_at),
      })}
    >
      {text('Remove')}
    </Button>
  </li>
)

const Adding = ({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) => {
  if (!supportsPasskeys()) return <Text mt="md">{say('passkeysUnsupported')}</Text>
  if (count >= mostPasskeys) return <Text mt="md">{say('tooManyPasskeys', { max: mostPasskeys })}</Text>
  return (
    <Button variant="default" mt="md" onClick={onAdd}>
      {text('Add a passkey')}
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
  const { data, error, isLoading } = useCallData('passkeys', queryKey)
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>('nothing')
  const close = () => setAsked('nothing')
  const done = () => {
    close()
    void client.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={text('Passkeys')}>
      <Text>
        {text('A passkey signs you in with the fingerprint, face or PIN of your device, without a password or code.')}
      </Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={error.message} />}
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
