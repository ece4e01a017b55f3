import { z } from 'zod'
import { fieldsOf, isRuledOut, type StepDraft, type StepId, stepIds } from './draft-fields.ts'
import type { Field } from './field.ts'
import type { fields } from './wizard-fields.ts'

type Fields = typeof fields
/** Kinds whose value the engine reads as entered; list positions are looked up. */
type Entered = 'decimal' | 'integer' | 'named'
const isEntered = ({ kind }: Field): boolean => kind === 'decimal' || kind === 'integer' || kind === 'named'

type NumberOrName<F> = F extends { readonly kind: 'named'; readonly options: readonly (infer O)[] }
  ? O
  : F extends { readonly optional: true }
    ? number | null
    : number

/** The fields of a step that the engine reads in this part, by their names there. */
type InStep<S extends StepId, P extends string> = {
  [F in keyof Fields[S] as Fields[S][F] extends { readonly kind: Entered; readonly input: `${P}.${infer Name}` }
    ? Name
    : never]: NumberOrName<Fields[S][F]>
}

type Part = 'building' | 'array' | 'purlin' | 'steelPurlin' | 'timberPurlin' | 'rafter' | 'steelRafter' | 'timberRafter'
type StepOfPart<P extends Part> = P extends 'building' ? 'building' : P extends 'array' ? 'solar' : 'structure'

/** The user's entries in this part of the engine's input. */
export type InputPart<P extends Part> = InStep<StepOfPart<P>, P>

/** `[name in the draft, name in the engine's input, field]` of a part. */
const fieldsOfPart = (part: Part): readonly (readonly [string, string, Field])[] =>
  stepIds.flatMap((step) =>
    Object.entries(fieldsOf(step)).flatMap(([name, field]) => {
      const [owner, inputName] = field.input?.split('.') ?? []
      return owner === part && inputName !== undefined && isEntered(field) ? [[name, inputName, field] as const] : []
    }),
  )

const numberSchema = ({ min, above, max = Number.POSITIVE_INFINITY, otherwise }: Field): z.ZodNumber => {
  const limited = z.number().finite().max(max)
  const lowest = otherwise ?? min
  return lowest === undefined ? limited.gt(above ?? Number.NEGATIVE_INFINITY) : limited.min(lowest)
}

/** Null in inputs that were stored before the field was added. */
const inputNumber = (field: Field): z.ZodType =>
  field.optional ? numberSchema(field).nullable().default(null) : numberSchema(field)

type Shape<T> = { readonly [K in keyof T]: z.ZodType<T[K]> }

/** The schema of a part, with the limits of its fields. */
export const inputShape = <P extends Part>(part: P): Shape<InputPart<P>> =>
  Object.fromEntries(
    fieldsOfPart(part).map(([, inputName, field]) => [
      inputName,
      field.options ? z.enum(field.options as readonly [string, ...string[]]) : inputNumber(field),
    ]),
  ) as unknown as Shape<InputPart<P>>

/** The checks of the steps have shown that the value is there; a missing one is a defect. */
export const requireValue = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`resolve was called before the steps were checked: ${what}`)
  return value
}

/** Reads a part of the engine's input from the answers of a step. */
export const inputReader = <P extends Part>(part: P): ((draft: StepDraft<StepOfPart<P>>) => InputPart<P>) => {
  const pairs = fieldsOfPart(part)
  return (draft) => {
    const values = draft as Readonly<Record<string, unknown>>
    const entered = (name: string, field: Field): unknown => {
      if (isRuledOut(field, values)) return field.otherwise ?? null
      return field.optional ? (values[name] ?? null) : requireValue(values[name], name)
    }
    return Object.fromEntries(
      pairs.map(([name, inputName, field]) => [inputName, entered(name, field)]),
    ) as unknown as InputPart<P>
  }
}
