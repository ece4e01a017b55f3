import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  readonly label: string
  readonly confirmLabel: string
  readonly variant?: 'default' | 'filled'
  readonly size?: 'sm' | 'md'
  /** See the dialog. */
  readonly isFinal?: boolean
  readonly act: () => Promise<unknown>
  /** What is asked. */
  readonly children: ReactNode
}

/** A button that asks first. */
export const ConfirmButton = ({ variant = 'filled', size = 'md', act, children, ...asked }: Props) => {
  const [asks, setAsks] = useState(false)
  const confirm = async () => {
    await act()
    setAsks(false)
  }
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setAsks(true)}>
        {asked.label}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={asked.label}
        confirmLabel={asked.confirmLabel}
        isFinal={asked.isFinal ?? false}
        onConfirm={confirm}
        onCancel={() => setAsks(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
