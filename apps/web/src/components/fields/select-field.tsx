import { NativeSelect } from '@mantine/core'
import { useSay } from '../../platform/words/use-say.ts'

import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { type FieldProps, inputProps } from './field-props.ts'

type Props = FieldProps & {
  /** The value is the position in this list. */
  readonly options: readonly string[]
  readonly value: number | null
  readonly onChange: (position: number | null) => void
  readonly placeholder?: string
}

/** A native select: it suits phones and every screen reader. */
export const SelectField = drawnWhenChanged(
  ({ options, value, onChange, placeholder = 'components.select', ...field }: Props) => {
    const say = useSay()
    return (
      <NativeSelect
        {...inputProps(say, field)}
        data={[
          { value: '', label: say.named(placeholder) },
          ...options.map((label, position) => ({ value: String(position), label: say.named(label) })),
        ]}
        value={value === null ? '' : String(value)}
        data-empty={value === null}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
    )
  },
)
