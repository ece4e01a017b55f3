import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  readonly name: string
  /** Links in it open without ticking. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

export const TickField = ({ name, label, checked, onChange, error, disabled = false }: Props) => (
  <Checkbox
    id={name}
    name={name}
    label={label}
    checked={checked}
    disabled={disabled}
    error={error ?? null}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
