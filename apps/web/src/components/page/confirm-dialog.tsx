import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBusy } from '../../platform/use-busy.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './confirm-dialog.module.css'

type Props = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  /** "Cancel" by default. */
  readonly cancelLabel?: string
  /** The dialog waits for what it promises. */
  readonly onConfirm: () => unknown
  readonly onCancel: () => void
  /** Closing without an answer; same as cancel unless the second button has an action of its own. */
  readonly onClose?: () => void
  /** A third answer, between the two. */
  readonly other?: { readonly label: string; readonly onChoose: () => void }
  readonly danger?: boolean
  /** It signs, or cannot be taken back: a second Enter must not confirm what the first one asked. */
  readonly isFinal?: boolean
  readonly busy?: boolean
}

/** A question with two or three answers. Escape and the cross choose none, so that no key press does something irreversible. */
export const ConfirmDialog = ({ opened, title, children, danger = false, isFinal = danger, ...props }: Props) => {
  const say = useSay()

  const [isConfirming, during] = useBusy()
  const busy = props.busy === true || isConfirming
  return (
    <Modal opened={opened} onClose={props.onClose ?? props.onCancel} title={title} centered>
      <Text size="sm" component="div">
        {children}
      </Text>
      <Group justify="flex-end" gap={12} mt={28} className={styles.buttons ?? ''}>
        <Button variant="default" onClick={props.onCancel} disabled={busy} data-autofocus={isFinal || undefined}>
          {props.cancelLabel ?? say('components.cancel')}
        </Button>
        {props.other && (
          <Button variant="default" onClick={props.other.onChoose} disabled={busy}>
            {props.other.label}
          </Button>
        )}
        <Button
          data-autofocus={!isFinal || undefined}
          {...(danger ? { color: 'red' } : {})}
          onClick={() => void during(Promise.resolve(props.onConfirm()))}
          loading={busy}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
