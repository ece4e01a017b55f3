import { Group, Text, TextInput } from '@mantine/core'
import type { CreatedApiKey } from '@soundroof/contract/identity/api-keys'
import { text } from '@soundroof/contract/platform/text'
import { CopyTextButton, ShownOnceDialog } from '../../../../components/page/shown-once-dialog.tsx'
import styles from './api-keys.module.css'

type ShownProps = { readonly label: string; readonly value: string; readonly autoFocus?: boolean }

/** Focusing selects all of it. */
const Shown = ({ label, value, autoFocus = false }: ShownProps) => (
  <Group align="flex-end" gap="xs" wrap="nowrap">
    <TextInput
      className={styles.shown ?? ''}
      flex={1}
      label={label}
      value={value}
      readOnly
      data-autofocus={autoFocus || undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyTextButton value={value} label={text('Copy: {label}', { label })} />
  </Group>
)

type Props = { readonly made: CreatedApiKey; readonly onDone: () => void }

export const CreatedKeyDialog = ({ made: { key, secret }, onDone }: Props) => (
  <ShownOnceDialog
    title={text('API key “{name}”', { name: key.name })}
    savedLabel={text('I have saved the secret')}
    onDone={onDone}
  >
    <Text>{text('The secret is shown only once. Store it where only your software can read it.')}</Text>
    <Shown label={text('Key')} value={key.id} />
    <Shown label={text('Secret')} value={secret} autoFocus />
  </ShownOnceDialog>
)
