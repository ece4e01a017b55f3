import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useBusy } from '../../platform/use-busy.ts'
import { useSay } from '../../platform/words/use-say.ts'
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
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const [busy, run] = useBusy()
  const confirm = async () => {
    await run(act)
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
        cancelLabel={say('components.cancel')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
