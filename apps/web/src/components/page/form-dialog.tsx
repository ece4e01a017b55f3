import { Button, Group, Modal, Stack } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { FormEvent, ReactNode } from 'react'

type FormProps = {
  readonly submitLabel: string
  readonly busy: boolean
  readonly danger?: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

export const DialogForm = ({ submitLabel, busy, danger = false, onSubmit, onCancel, children }: FormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack gap="md">
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {text('Cancel')}
        </Button>
        <Button type="submit" loading={busy} {...(danger ? { color: 'red' } : {})}>
          {submitLabel}
        </Button>
      </Group>
    </Stack>
  </form>
)

export const FormDialog = ({ title, ...form }: FormProps & { readonly title: string }) => (
  <Modal opened onClose={form.onCancel} title={title} centered>
    <DialogForm {...form} />
  </Modal>
)
