import { Button, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useSay } from '../../platform/words/use-say.ts'

export type FormProps = {
  readonly submitLabel: string
  readonly busy: boolean
  readonly danger?: boolean
  /** False: something must be looked at first. */
  readonly isReady?: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

export const DialogForm = ({
  submitLabel,
  busy,
  danger = false,
  isReady = true,
  onSubmit,
  onCancel,
  children,
}: FormProps) => {
  const say = useSay()
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {say('components.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={!isReady} {...(danger ? { color: 'red' } : {})}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Where the focus was before the dialog, it is after it, unless something else takes it. */
const useFocusBack = () =>
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

export const FormDialog = ({ title, ...form }: FormProps & { readonly title: string }) => {
  useFocusBack()
  return (
    <Modal opened onClose={form.onCancel} title={title} centered>
      <DialogForm {...form} />
    </Modal>
  )
}
