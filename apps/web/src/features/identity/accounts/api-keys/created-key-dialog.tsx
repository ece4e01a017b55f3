import { Group, Text, TextInput } from '@mantine/core'
import type { CreatedApiKey } from '@soundroof/contract/identity/api-keys'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CopyTextButton, ShownOnceDialog } from '../shown-once-dialog.tsx'

type ShownProps = { readonly label: string; readonly value: string; readonly autoFocus?: boolean }

/** Focusing selects all of it. */
const Shown = ({ label, value, autoFocus = false }: ShownProps) => {
  const say = useSay()
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        flex={1}
        label={label}
        value={value}
        readOnly
        data-autofocus={autoFocus || undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyTextButton value={value} label={say('identity.copy', { label })} />
    </Group>
  )
}

type Props = { readonly made: CreatedApiKey; readonly onDone: () => void }

export const CreatedKeyDialog = ({ made: { key, secret }, onDone }: Props) => {
  const say = useSay()
  return (
    <ShownOnceDialog
      title={say('identity.api-key', { name: key.name })}
      savedLabel={say('identity.i-have-saved-the-secret')}
      onDone={onDone}
    >
      <Text>{say('identity.the-secret-is-shown-only-once')}</Text>
      <Shown label={say('identity.key')} value={key.id} />
      <Shown label={say('identity.secret')} value={secret} autoFocus />
    </ShownOnceDialog>
  )
}
