import { NativeSelect } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
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
  ({ options, value, onChange, placeholder = text('Select…'), ...field }: Props) => (
    <NativeSelect
      {...inputProps(field)}
      data={[
        { value: '', label: text(placeholder) },
        ...options.map((label, position) => ({ value: String(position), label: text(label) })),
      ]}
      value={value === null ? '' : String(value)}
      data-empty={value === null}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    />
  ),
)
