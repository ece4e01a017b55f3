import { NativeSelect } from '@mantine/core'
import { type FieldProps, inputProps } from './field-props.ts'

type Props = FieldProps & {
  /** Labels in their order; the value is the position. */
  readonly options: readonly string[]
  readonly value: number | null
  readonly onChange: (position: number | null) => void
  readonly placeholder?: string
}

/** One of a list by its position. The platform's own list: it fits a phone and every screen reader. */
export const SelectField = ({ options, value, onChange, placeholder = 'Select…', ...field }: Props) => (
  <NativeSelect
    {...inputProps(field)}
    data={[
      { value: '', label: placeholder },
      ...options.map((label, position) => ({ value: String(position), label })),
    ]}
    value={value === null ? '' : String(value)}
    data-empty={value === null}
    onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
  />
)
