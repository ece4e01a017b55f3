import { Button, Skeleton, Text } from '@mantine/core'
import { type CreatedApiKey, mostApiKeys, type OwnApiKey } from '@soundroof/contract/identity/api-keys'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
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
}) => {
  const say = useSay()
  return (
    <ConfirmDialog
      opened
      title={say('identity.revoke-the-api-key')}
      confirmLabel={say('identity.revoke')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {say('identity.programs-with-are-refused-at-once', { name })}
    </ConfirmDialog>
  )
}

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
    if (reply.ok) toast('apiKeyRevoked', 'success')
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
  const say = useSay()

  const { data, error, isLoading } = useApiKeys()
  const [asked, setAsked] = useState<Asked>(nothing)
  const list = useRef<HTMLElement>(null)
  return (
    <Panel title={say('identity.api-keys')}>
      <Text>{say('identity.api-keys-let-your-software-use')}</Text>
      {isLoading && <Skeleton height={60} radius="lg" mt="md" />}
      {error && <EmptyState title={say(messageOfError(error))} />}
      <section ref={list} tabIndex={-1} aria-label={say('identity.your-api-keys')}>
        {data && <KeyList keys={data} onRevoke={(key) => setAsked({ kind: 'revoke', key })} />}
      </section>
      {data && isFull(data) && <Text mt="md">{say('tooManyApiKeys', { most: mostApiKeys })}</Text>}
      {data && !isFull(data) && (
        <Button variant="default" mt="md" onClick={() => setAsked({ kind: 'new' })}>
          {say('identity.new-api-key')}
        </Button>
      )}
      <Dialog asked={asked} ask={setAsked} onList={() => list.current?.focus()} />
    </Panel>
  )
}
