import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Message } from '../../platform/words/use-say.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { spoken } from './field-props.ts'

type Props = {
  readonly name: string
  /** Links in it open without ticking. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: Message | undefined
  readonly disabled?: boolean
}

export const TickField = drawnWhenChanged(({ name, label, checked, onChange, error, disabled = false }: Props) => {
  const say = useSay()
  return (
    <Checkbox
      id={name}
      name={name}
      label={spoken(say, label)}
      checked={checked}
      disabled={disabled}
      error={error ? say(error) : null}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
})
