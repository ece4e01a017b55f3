import { Button, Checkbox, CopyButton, Modal, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../../platform/words/use-say.ts'

type CopyProps = { readonly value: string; readonly label?: string }

/** Browsers let pages copy only in a secure context. */
export const CopyTextButton = ({ value, label }: CopyProps) => {
  const say = useSay()
  return window.isSecureContext ? (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy} aria-label={label}>
          {copied ? say('components.copied') : say('components.copy')}
        </Button>
      )}
    </CopyButton>
  ) : null
}

type Props = {
  readonly title: string
  readonly savedLabel: string
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Its content is never shown again, so it cannot be closed by accident. */
export const ShownOnceDialog = ({ title, savedLabel, onDone, children }: Props) => {
  const say = useSay()

  const [isSaved, setIsSaved] = useState(false)
  return (
    <Modal
      opened
      onClose={onDone}
      title={title}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        {children}
        <Checkbox label={savedLabel} checked={isSaved} onChange={(event) => setIsSaved(event.currentTarget.checked)} />
        <Button onClick={onDone} disabled={!isSaved}>
          {say('components.done')}
        </Button>
      </Stack>
    </Modal>
  )
}
