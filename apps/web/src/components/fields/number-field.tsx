import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Message, useSay } from '../../platform/words/use-say.ts'
import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { type EnterKeyHint, type FieldProps, inputProps } from './field-props.ts'
import { type NumberKind, readNumber, shownText, textOfNumber } from './number-filter.ts'

type Props = FieldProps & {
  readonly unit?: string
  readonly kind?: NumberKind
  readonly value: number | null
  /** Refused text, as typed; undefined where the field has its value. */
  readonly kept?: string | undefined
  /** A refused text has a reason and no value. */
  readonly onChange: (value: number | null, refusal: string | null, text: string) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly enterKeyHint?: EnterKeyHint
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
export const NumberField = drawnWhenChanged((props: Props) => {
  const say = useSay()

  const { unit = '', kind = 'decimal', value, kept, onChange, onBlur, placeholder, enterKeyHint, ...field } = props
  const [typed, setTyped] = useState(textOfNumber(value))
  const shown = kept ?? shownText(typed, value, kind)
  const { refusal } = readNumber(shown, kind)
  const take = (input: string) => {
    const read = readNumber(input, kind)
    setTyped(input)
    onChange(read.value, read.refusal, input)
  }
  const shownError: Message | undefined = refusal ?? field.error
  const unitInWords = say.named(longUnits[unit] ?? unit)
  return (
    <TextInput
      {...inputProps(say, field)}
      // The form does not have this text, so Undo is the browser's.
      data-unsaved={refusal !== null || kept !== undefined || undefined}
      aria-label={
        unitInWords ? say('components.in', { label: say.named(field.label), unitInWords }) : say.named(field.label)
      }
      error={shownError ? say(shownError) : null}
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint={enterKeyHint}
      value={shown}
      placeholder={placeholder ?? ''}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        if (refusal === null) setTyped(textOfNumber(value))
        onBlur?.()
      }}
      rightSection={unit ? <Unit unit={unit} /> : null}
      rightSectionWidth={48}
      rightSectionPointerEvents="none"
    />
  )
})
