import { z } from 'zod'
import type { Field } from './field.ts'
import { fields } from './wizard-fields.ts'

type Fields = typeof fields

/** A step of the wizard that stores answers. */
export type StepId = keyof Fields
export type FieldName<S extends StepId> = keyof Fields[S] & string

/** Value of a field in a draft; null or empty until answered. */
type Value<F> = F extends { readonly kind: 'named'; readonly options: readonly (infer O)[] }
  ? O | null
  : F extends { readonly kind: 'decimal' | 'integer' | 'position' }
    ? number | null
    : F extends { readonly kind: 'text' }
      ? string
      : F extends { readonly kind: 'files' }
        ? string[]
        : boolean

/** Answers of a step; null or empty until given. */
export type StepDraft<S extends StepId> = { -readonly [F in keyof Fields[S]]: Value<Fields[S][F]> }

/** In the order of the wizard. */
export const stepIds = Object.keys(fields) as readonly StepId[]

/** In the specified order of the messages. */
export const fieldsOf = (step: StepId): Readonly<Record<string, Field>> => fields[step]

/** Throws for an unknown name: a defect. */
export const fieldOf = (step: StepId, name: string): Field => {
  const field = fieldsOf(step)[name]
  if (field === undefined) throw new Error(`the step ${step} has no field ${name}`)
  return field
}

/** The value before the field is answered. */
export const emptyValue = ({ kind }: Field): unknown => {
  if (kind === 'text') return ''
  if (kind === 'files') return []
  return kind === 'flag' ? false : null
}

const valueSchema = ({ kind, options = [] }: Field): z.ZodType => {
  if (kind === 'text') return z.string().trim()
  if (kind === 'files') return z.array(z.string())
  if (kind === 'flag') return z.boolean()
  if (kind === 'named') return z.enum(options as readonly [string, ...string[]]).nullable()
  return kind === 'position' ? z.number().int().min(0).nullable() : z.number().finite().nullable()
}

const mapFields = <T>(step: StepId, map: (field: Field, name: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(fieldsOf(step)).map(([name, field]) => [name, map(field, name)]))

/** A step before any answer. */
export const emptyStep = <S extends StepId>(step: S): StepDraft<S> =>
  mapFields(step, emptyValue) as unknown as StepDraft<S>

/** A field that an earlier version of the product did not have is empty. */
export const stepSchema = <S extends StepId>(step: S): z.ZodType<StepDraft<S>> =>
  z
    .strictObject(mapFields(step, (field) => valueSchema(field).default(() => emptyValue(field))))
    .prefault({}) as unknown as z.ZodType<StepDraft<S>>

/** True if another answer makes the field irrelevant; a choice not made yet does not. */
export const isRuledOut = ({ when = {} }: Field, draft: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).some(([other, values]) => draft[other] != null && !values.includes(String(draft[other])))

/** True if the other answers of the step meet the field's condition. */
export const meetsCondition = ({ when = {} }: Field, draft: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([other, values]) => values.includes(String(draft[other])))
