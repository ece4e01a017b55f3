import { fieldOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { memo, type ReactNode } from 'react'
import { ChoiceField, type ChoiceOption } from '../../../../components/fields/choice-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import type { PlainCode } from '../../../../platform/words/use-say.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { BesideField } from './beside-field.tsx'

/** Fields of a step with values of one type. */
type Of<S extends StepId, T> = {
  [K in keyof ProjectDraft[S]]: ProjectDraft[S][K] extends T ? K : never
}[keyof ProjectDraft[S]] &
  string

type Base<S extends StepId, T> = {
  readonly step: StepState<S>
  readonly field: Of<S, T>
  /** Shorter than the contract's label where the heading already says the rest. */
  readonly label?: string
  readonly hint?: ReactNode
  readonly whole?: boolean
  /** A second input of the same field, on a drawing. */
  readonly isOnDrawing?: boolean
}

/** Begins the names of inputs on a drawing. */
export const onDrawing = 'drawing-'

/** Not rendered again with the same properties; `memo` alone loses the type parameters of a component. */
const unlessSame = <C extends (props: never) => ReactNode>(component: C): C => memo(component as never) as never

/** Labels and hints of a step's numbers that are not those of the contract. */
export type NumberWords = Readonly<
  Record<string, { readonly label?: PlainCode; readonly hint?: PlainCode } | undefined>
>

const setting = <S extends StepId>(step: StepState<S>, field: string, value: unknown): void =>
  step.change({ [field]: value } as Partial<ProjectDraft[S]>)

const shared = <S extends StepId, T>({ step, field, label, hint, isOnDrawing }: Base<S, T>) => {
  const spec = fieldOf(step.id, field)
  const hintText = hint ?? spec.hint
  return {
    name: isOnDrawing ? `${onDrawing}${field}` : field,
    label: label ?? spec.label,
    ...(hintText === undefined ? {} : { hint: hintText }),
    error: step.errorOf(field),
    required: spec.optional !== true,
    disabled: step.readOnly,
  }
}

const AskedNumber = <S extends StepId>(props: Base<S, number | null>) => {
  const { step, field, whole } = props
  const { unit, kind } = fieldOf(step.id, field)
  const value = step.draft[field] as number | null
  return (
    <BesideField step={step} field={field} whole={whole} isOnDrawing={props.isOnDrawing}>
      <NumberField
        {...shared(props)}
        unit={unit}
        kind={kind === 'integer' ? 'integer' : 'decimal'}
        enterKeyHint={props.isOnDrawing ? 'done' : 'next'}
        value={value}
        kept={value === null ? step.refusedText(field) : undefined}
        onChange={(typed, refusal, text) => {
          setting(step, field, typed)
          step.refuse(field, refusal === null ? null : text)
        }}
        onBlur={() => step.leave(field)}
      />
    </BesideField>
  )
}

const NumberOfStep = <S extends StepId>(props: Base<S, number | null>) =>
  props.step.asks(props.field) ? <AskedNumber {...props} /> : null

/** Shown where other answers require it. */
export const StepNumber = unlessSame(NumberOfStep)

const SelectOfStep = <S extends StepId>(props: Base<S, number | null> & { readonly options: readonly string[] }) => {
  const { step, field, whole, options } = props
  if (!step.asks(field)) return null
  return (
    <BesideField step={step} field={field} whole={whole}>
      <SelectField
        {...shared(props)}
        options={options}
        value={step.draft[field] as number | null}
        onChange={(value) => setting(step, field, value)}
      />
    </BesideField>
  )
}

export const StepSelect = unlessSame(SelectOfStep)

type ChoiceProps<S extends StepId, T extends string | number> = Base<S, T | null> & {
  readonly options: readonly ChoiceOption<T>[]
  readonly layout?: 'row' | 'cards' | 'tiles'
}

const ChoiceOfStep = <S extends StepId, T extends string | number>(props: ChoiceProps<S, T>) => {
  const { step, field, options, layout = 'cards' } = props
  if (!step.asks(field)) return null
  return (
    <BesideField step={step} field={field} whole={props.whole ?? true}>
      <ChoiceField<T>
        {...shared(props)}
        layout={layout}
        options={options}
        value={step.draft[field] as T | null}
        onChange={(value) => setting(step, field, value)}
      />
    </BesideField>
  )
}

export const StepChoice = unlessSame(ChoiceOfStep)

type TextProps<S extends StepId> = Base<S, string> & {
  readonly placeholder?: string
  readonly rows?: number
}

const TextOfStep = <S extends StepId>(props: TextProps<S>) => {
  const { step, field, whole, rows, placeholder } = props
  const { max } = fieldOf(step.id, field)
  const value = step.draft[field] as string
  const input = {
    ...shared(props),
    value,
    onChange: (text: string) => setting(step, field, text),
    onBlur: () => {
      if (value !== value.trim()) setting(step, field, value.trim())
      step.leave(field)
    },
    ...(max === undefined ? {} : { maxLength: max }),
    ...(placeholder === undefined ? {} : { placeholder }),
  }
  return (
    <BesideField step={step} field={field} whole={whole}>
      {rows === undefined ? <TextField {...input} enterKeyHint="next" /> : <TextAreaField {...input} rows={rows} />}
    </BesideField>
  )
}

export const StepText = unlessSame(TextOfStep)
