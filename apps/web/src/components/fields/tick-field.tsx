import { Checkbox } from '@mantine/core'
import { recognised } from '@soundroof/contract/platform/text'
import type { ReactNode } from 'react'
import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { spoken } from './field-props.ts'

type Props = {
  readonly name: string
  /** Links in it open without ticking. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

export const TickField = drawnWhenChanged(({ name, label, checked, onChange, error, disabled = false }: Props) => (
  <Checkbox
    id={name}
    name={name}
    label={spoken(label)}
    checked={checked}
    disabled={disabled}
    error={error ? recognised(error) : null}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
))
