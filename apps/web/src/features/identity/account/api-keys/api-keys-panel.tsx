import { Button, Skeleton, Text } from '@mantine/core'
import { type CreatedApiKey, mostApiKeys, type OwnApiKey } from '@soundroof/contract/identity/api-keys'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import styles from './api-keys.module.css'
import { CreatedKeyDialog } from './created-key-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useApiKeys, useRefetch } from './use-api-keys.ts'

type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly made: CreatedApiKey }
  | { readonly kind: 'revoke'; readonly key: OwnApiKey }

const nothing: Asked = { kind: 'nothing' }

type DialogProps = {
  readonly asked: Asked
  readonly ask: (asked: Asked) => void
  /** Where the focus goes when the focused element disappears. */
  readonly onList: () => void
}

const RevokeDialog = ({
  name,
  onConfirm,
  onCancel,
}: {
  readonly name: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}) => (
  <ConfirmDialog
    opened
    title={text('Revoke the API key')}
    confirmLabel={text('Revoke')}
    cancelLabel={text('Cancel')}
    danger
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {text('Programs with “{name}” are refused at once. It cannot be undone.', { name })}
  </ConfirmDialog>
)

const Dialog = ({ asked, ask, onList }: DialogProps) => {
  const refetchAll = useRefetch()
  const close = () => ask(nothing)
  const closeOnList = () => {
    close()
    onList()
  }
  const revoke = async (id: string) => {
    close()
    const reply = await call('revokeApiKey', { body: { id } })
    if (reply.ok) toast(say('apiKeyRevoked'), 'success')
    await refetchAll()
    onList()
  }
  const show = (made: CreatedApiKey) => {
    ask({ kind: 'made', made })
    void refetchAll()
  }
  if (asked.kind === 'new') return <NewKeyDialog onMade={show} onCancel={close} />
  if (asked.kind === 'made') return <CreatedKeyDialog made={asked.made} onDone={closeOnList} />
  if (asked.kind === 'nothing') return null
  return <RevokeDialog name={asked.key.name} onConfirm={() => void revoke(asked.key.id)} onCancel={close} />
}

const isFull = (keys: readonly OwnApiKey[]): boolean =>
  keys.filter(({ state }) => state === 'working').length >= mostApiKeys

export const ApiKeysPanel = () => {
  const { data, error, isLoading } = useApiKeys()
  const [asked, setAsked] = useState<Asked>(nothing)
  const list = useRef<HTMLElement>(null)
  return (
    <Panel title={text('API keys')}>
      <Text>{text('API keys let your software use this service without your password.')}</Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={error.message} />}
      <section ref={list} tabIndex={-1} aria-label={text('Your API keys')} className={styles.list}>
        {data && <KeyList keys={data} onRevoke={(key) => setAsked({ kind: 'revoke', key })} />}
      </section>
      {data && isFull(data) && <Text mt="md">{say('tooManyApiKeys', { most: mostApiKeys })}</Text>}
      {data && !isFull(data) && (
        <Button variant="default" mt="md" onClick={() => setAsked({ kind: 'new' })}>
          {text('New API key')}
        </Button>
      )}
      <Dialog asked={asked} ask={setAsked} onList={() => list.current?.focus()} />
    </Panel>
  )
}
