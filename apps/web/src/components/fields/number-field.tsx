import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldProps, inputProps } from './field-props.ts'
import { type NumberKind, readNumber, shownText, textOfNumber } from './number-filter.ts'

type Props = FieldProps & {
  readonly unit?: string
  readonly kind?: NumberKind
  readonly value: number | null
  /** A refused text has a reason and no value. */
  readonly onChange: (value: number | null, refusal: string | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
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

/** A number with its unit. Invalid text stays as typed until corrected, with the reason below. */
export const NumberField = ({ unit = '', kind = 'decimal', value, onChange, onBlur, placeholder, ...field }: Props) => {
  const [text, setText] = useState(textOfNumber(value))
  const shown = shownText(text, value, kind)
  const { refusal } = readNumber(shown, kind)
  const take = (input: string) => {
    const read = readNumber(input, kind)
    setText(input)
    onChange(read.value, read.refusal)
  }
  const unitInWords = longUnits[unit] ?? unit
  return (
    <TextInput
      {...inputProps(field)}
      aria-label={unitInWords ? `${field.label} in ${unitInWords}` : field.label}
      error={refusal ?? field.error ?? null}
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      placeholder={placeholder ?? ''}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        if (refusal === null) setText(textOfNumber(value))
        onBlur?.()
      }}
      rightSection={unit ? <Unit unit={unit} /> : null}
      rightSectionWidth={48}
      rightSectionPointerEvents="none"
    />
  )
}
