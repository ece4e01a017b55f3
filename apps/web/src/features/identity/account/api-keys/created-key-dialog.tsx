import { Group, Text, TextInput } from '@mantine/core'
import type { CreatedApiKey } from '@soundroof/contract/identity/api-keys'
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
    <CopyTextButton value={value} label={`Copy the ${label.toLowerCase()}`} />
  </Group>
)

type Props = { readonly made: CreatedApiKey; readonly onDone: () => void }

export const CreatedKeyDialog = ({ made: { key, secret }, onDone }: Props) => (
  <ShownOnceDialog title={`API key “${key.name}”`} savedLabel="I have saved the secret" onDone={onDone}>
    <Text>The secret is shown only once. Store it where only your software can read it.</Text>
    <Shown label="Key" value={key.id} />
    <Shown label="Secret" value={secret} autoFocus />
  </ShownOnceDialog>
)
