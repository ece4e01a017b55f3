import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  readonly label: string
  readonly confirmLabel: string
  readonly variant?: 'default' | 'filled'
  readonly size?: 'sm' | 'md'
  readonly act: () => Promise<unknown>
  /** What is asked. */
  readonly children: ReactNode
}

/** A button that asks first. */
export const ConfirmButton = ({ label, confirmLabel, variant = 'filled', size = 'md', act, children }: Props) => {
  const [asks, setAsks] = useState(false)
  const confirm = async () => {
    await act()
    setAsks(false)
  }
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={label}
        confirmLabel={confirmLabel}
        onConfirm={confirm}
        onCancel={() => setAsks(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
