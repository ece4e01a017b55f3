import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { unitText } from '@soundroof/report/wording/number-text'
import { useState } from 'react'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { fitsOption, type OptionName, type OptionSpec, outsideWords } from './option-specs.ts'

export type OptionForm = {
  readonly options: AssessmentOptions
  readonly readOnly: boolean
  readonly set: (name: OptionName, value: unknown) => void
  /** An invalid number disables Calculate. */
  readonly setValid: (name: OptionName, valid: boolean) => void
}

type Props<K extends OptionSpec['kind']> = {
  readonly spec: Extract<OptionSpec, { kind: K }>
  readonly form: OptionForm
  /** Of another answer: the option contradicts it. */
  readonly error?: string | undefined
}

const ChoiceOption = ({ spec, form, error }: Props<'choice'>) => {
  const value = form.options[spec.name]
  const position = spec.choices.findIndex((choice) => choice.value === value)
  return (
    <SelectField
      name={`options.${spec.name}`}
      label={spec.label}
      {...(spec.hint ? { hint: spec.hint } : {})}
      error={error}
      disabled={form.readOnly}
      options={spec.choices.map(({ label }) => label)}
      value={position < 0 ? null : position}
      onChange={(chosen) => {
        const choice = chosen === null ? undefined : spec.choices[chosen]
        if (choice) form.set(spec.name, choice.value)
      }}
    />
  )
}

const NumberOption = ({ spec, form }: Props<'number'>) => {
  const saved = form.options[spec.name] as number | null
  // Typing passes through invalid values ("2" on the way to "250"); only valid ones are saved.
  const [typed, setTyped] = useState<{ readonly value: number | null; readonly over: number | null } | null>(null)
  const isTyping = typed !== null && typed.over === saved
  const value = isTyping ? typed.value : saved
  const isFit = fitsOption(spec.name, value)
  const change = (next: number | null, refusal: string | null) => {
    const fits = refusal === null && fitsOption(spec.name, next)
    setTyped(fits ? null : { value: next, over: saved })
    form.setValid(spec.name, fits)
    if (fits) form.set(spec.name, next)
  }
  return (
    <NumberField
      name={`options.${spec.name}`}
      label={spec.label}
      unit={unitText(spec.unit)}
      {...(spec.hint ? { hint: spec.hint } : {})}
      disabled={form.readOnly}
      value={value}
      onChange={change}
      error={isFit ? undefined : outsideWords(spec)}
    />
  )
}

const TickOption = ({ spec, form }: Props<'tick'>) => (
  <TickField
    name={`options.${spec.name}`}
    label={spec.label}
    checked={form.options[spec.name] === true}
    disabled={form.readOnly}
    onChange={(checked) => form.set(spec.name, checked)}
  />
)

export const OptionField = ({ spec, form, error }: Props<OptionSpec['kind']>) => {
  if (spec.kind === 'choice') return <ChoiceOption spec={spec} form={form} error={error} />
  if (spec.kind === 'number') return <NumberOption spec={spec} form={form} />
  return <TickOption spec={spec} form={form} />
}
