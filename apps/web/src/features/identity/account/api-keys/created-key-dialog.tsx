import { Button, Checkbox, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { CreatedApiKey } from '@soundroof/contract/identity/api-keys'
import { useState } from 'react'
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
    {/* Browsers let pages copy in a secure context alone. */}
    {window.isSecureContext && (
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} aria-label={`Copy the ${label.toLowerCase()}`}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    )}
  </Group>
)

type Props = { readonly made: CreatedApiKey; readonly onDone: () => void }

/** The secret is shown only here, so the dialog cannot be closed by accident. */
export const CreatedKeyDialog = ({ made: { key, secret }, onDone }: Props) => {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Modal
      opened
      onClose={onDone}
      title={`API key “${key.name}”`}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>The secret is shown only once. Store it where only your software can read it.</Text>
        <Shown label="Key" value={key.id} />
        <Shown label="Secret" value={secret} autoFocus />
        <Checkbox
          label="I have saved the secret"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.currentTarget.checked)}
        />
        <Button onClick={onDone} disabled={!isSaved}>
          Done
        </Button>
      </Stack>
    </Modal>
  )
}
