import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldProps, inputProps } from './field-props.ts'
import { filterNumber, type NumberKind, numberOf, textOfNumber } from './number-filter.ts'

type Props = FieldProps & {
  readonly unit?: string
  readonly kind?: NumberKind
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
}

const refusals: Readonly<Record<NumberKind, string>> = {
  decimal: 'Digits and one point only, at most two decimals.',
  integer: 'Digits only: a whole number.',
}

const longUnits: Readonly<Record<string, string>> = {
  m: 'metres',
  mm: 'millimetres',
  degrees: 'degrees',
  kW: 'kilowatts',
}

const Unit = ({ unit }: { readonly unit: string }) => (
  <span aria-hidden="true" className="field-unit">
    {unit === 'degrees' ? '°' : unit}
  </span>
)

/** A number with its unit. What is no number is not taken over, and the field says why. */
export const NumberField = ({ unit = '', kind = 'decimal', value, onChange, onBlur, placeholder, ...field }: Props) => {
  const [text, setText] = useState(textOfNumber(value))
  const [refused, setRefused] = useState(false)
  // A change from outside (a reset, an undo) shows; "12." while typing stays.
  const shown = numberOf(text) === value ? text : textOfNumber(value)
  const take = (input: string) => {
    const filtered = filterNumber(input, kind)
    setRefused(filtered === null)
    if (filtered === null) return
    setText(filtered)
    onChange(numberOf(filtered))
  }
  const spoken = longUnits[unit] ?? unit
  return (
    <TextInput
      {...inputProps(field)}
      aria-label={spoken ? `${field.label} in ${spoken}` : field.label}
      error={refused ? refusals[kind] : (field.error ?? null)}
      inputMode={kind === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      placeholder={placeholder ?? ''}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        setRefused(false)
        onBlur?.()
      }}
      rightSection={unit ? <Unit unit={unit} /> : null}
      rightSectionWidth={48}
      rightSectionPointerEvents="none"
    />
  )
}
