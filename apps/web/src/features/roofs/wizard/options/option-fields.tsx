import type { OptionName } from '@soundroof/contract/roofs/assumptions/asked-options'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { unitText } from '@soundroof/report/wording/number-text'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { fitsOption, type OptionSpec, outsideWords } from './option-specs.ts'

export type OptionForm = {
  readonly options: AssessmentOptions
  readonly readOnly: boolean
  readonly set: (name: OptionName, value: unknown) => void
  /** Keeps typed text that is not used; null: it is used. */
  readonly refuse: (name: OptionName, text: string | null) => void
  readonly refusedText: (name: OptionName) => string | undefined
}

type Props<K extends OptionSpec['kind']> = {
  readonly spec: Extract<OptionSpec, { kind: K }>
  readonly form: OptionForm
  /** Error of another answer that the option contradicts. */
  readonly error?: Message | undefined
}

const ChoiceOption = ({ spec, form, error }: Props<'choice'>) => {
  const say = useSay()

  const value = form.options[spec.name]
  const position = spec.choices.findIndex((choice) => choice.value === value)
  return (
    <SelectField
      name={`options.${spec.name}`}
      label={spec.label}
      {...(spec.hint ? { hint: say.named(spec.hint) } : {})}
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
  const say = useSay()

  const kept = form.refusedText(spec.name)
  // Typing passes through invalid values ("2" on the way to "250"); only valid ones are used.
  const change = (next: number | null, refusal: string | null, text: string) => {
    const fits = refusal === null && fitsOption(spec.name, next)
    if (fits) form.set(spec.name, next)
    form.refuse(spec.name, fits ? null : text)
  }
  return (
    <NumberField
      name={`options.${spec.name}`}
      label={spec.label}
      unit={unitText(spec.unit)}
      {...(spec.hint
        ? { hint: 'empty' in spec ? say('roofs.empty', { empty: say.named(spec.empty) }) : spec.hint }
        : {})}
      disabled={form.readOnly}
      enterKeyHint="next"
      value={form.options[spec.name] as number | null}
      kept={kept}
      onChange={change}
      error={kept === undefined ? undefined : outsideWords(spec)}
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
