import { type Told, unitWord, word } from '../../platform/coded/told.ts'
import { type PlainKey, told } from '../../platform/messages.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { AssessmentOptions } from '../catalogue/assessment-input.ts'
import type { MaxSpan } from '../catalogue/capacity-table.ts'
import type { Choices } from '../catalogue/choices.ts'
import {
  type FieldName,
  fieldOf,
  fieldsOf,
  meetsCondition,
  type StepDraft,
  type StepId,
} from '../fields/draft-fields.ts'
import type { Field } from '../fields/field.ts'
import type { ProjectDraft } from './draft.ts'
import { optionCount } from './option-lists.ts'

/** What a check may read besides its own step. */
export type StepContext = {
  readonly project: ProjectDraft
  readonly choices: Choices
  /** Name of the provider, for messages. */
  readonly provider: string
  readonly maxSpan: MaxSpan
}

type Test<D> = (draft: D, context: StepContext) => boolean
/** Must not depend on what only a screen knows. */
type Asked<D> = (draft: D, context: Pick<StepContext, 'project' | 'choices'>) => boolean

/** A rule of a step: its field, when it applies, when it fails, and the specified message. */
export type Check<D> = {
  readonly field: keyof D & string
  readonly when?: Test<D>
  readonly fails: Test<D>
  readonly message: (draft: D, context: StepContext) => Told
}

/** A rule of an assumption that the step asks. */
export type OptionCheck = {
  readonly field: `options.${keyof AssessmentOptions}`
  readonly fails: (draft: unknown, context: StepContext) => boolean
  readonly message: (draft: unknown, context: StepContext) => Told
}

/** A choice that clears others. `then` returns the new values. */
type Reset<D> = {
  readonly on: keyof D & string
  readonly then: (draft: D, context: StepContext) => Partial<D>
}

type ByField<S extends StepId, T> = { readonly [F in FieldName<S>]?: T }

/** Rules of a step beyond its fields, their limits and conditions. */
export type StepRules<S extends StepId> = {
  /** Where it depends on more than the field's condition. */
  readonly asked?: ByField<S, Asked<StepDraft<S>>>
  /** Message for an empty field, where it depends on other answers. */
  readonly missing?: ByField<S, (draft: StepDraft<S>) => PlainKey>
  /** Whether a field that is asked may stay empty. */
  readonly mayBeEmpty?: ByField<S, Asked<StepDraft<S>>>
  /** Further checks of a field. */
  readonly after?: ByField<S, readonly Check<StepDraft<S>>[]>
  /** Of assumptions that the step asks; they follow those of its fields. */
  readonly options?: readonly OptionCheck[]
  /** Never block. */
  readonly warnings?: readonly (Check<StepDraft<S>> | OptionCheck)[]
  readonly resets?: readonly Reset<StepDraft<S>>[]
}

/** Rules and draft of any step, read by field name. */
export type AnyDraft = Readonly<Record<string, unknown>>
/** Rules of any step, read by field name. */
export type AnyRules = {
  readonly asked?: Readonly<Record<string, Asked<AnyDraft>>>
  readonly missing?: Readonly<Record<string, (draft: AnyDraft) => PlainKey>>
  readonly mayBeEmpty?: Readonly<Record<string, Asked<AnyDraft>>>
  readonly after?: Readonly<Record<string, readonly Check<AnyDraft>[]>>
  readonly options?: readonly Check<AnyDraft>[]
  readonly warnings?: readonly Check<AnyDraft>[]
  readonly resets?: readonly Reset<AnyDraft>[]
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

const usualLimitProblem = (field: Field, value: number): Told | null => {
  const { label, kind, min, above, max = Number.POSITIVE_INFINITY } = field
  if (kind === 'integer' && !Number.isInteger(value)) return told('notWhole', { label: word(label) })
  if (above !== undefined && (value <= above || value > max))
    return told('aboveZero', { label: word(label), min: above, max, unit: unitWord(field.unit) })
  if (min !== undefined && (value < min || value > max))
    return told('outOfRange', { label: word(label), min, max, unit: unitWord(field.unit) })
  return null
}

/** Why a number is outside its field's limits; null when it is inside. */
const limitProblem = (field: Field, value: number): Told | null => {
  const problem = usualLimitProblem(field, value)
  return problem !== null && field.outside !== undefined ? told(field.outside) : problem
}

const missingFrom = ({ missing, label }: Field): Told =>
  missing === undefined ? told('missing', { label: word(label) }) : told(missing)

const filesProblem = (field: Field, count: number): Told | null => {
  const { min = 0, max = 0, optional = false } = field
  if (count < min && !optional) return missingFrom(field)
  return count > max ? told(min > 0 ? 'tooManyPhotos' : 'tooManyFiles') : null
}

/** Why the value is invalid; null when valid. List positions are checked against their list. */
const fieldProblem = (field: Field, value: unknown, options: () => number): Told | null => {
  if (Array.isArray(value)) return filesProblem(field, value.length)
  if (isEmpty(value) || value === false) return field.optional ? null : missingFrom(field)
  if (field.kind === 'position')
    return Number(value) < options() ? null : told('notAnOption', { label: word(field.label) })
  if (typeof value === 'number') return limitProblem(field, value)
  const isLong = field.kind === 'text' && String(value).length > (field.max ?? 0)
  return isLong ? told('tooLong', { label: word(field.label), max: field.max ?? 0 }) : null
}

type AskContext = Parameters<Asked<AnyDraft>>[1]

/** A field without a condition is always asked. */
export const isAskedBy = (rules: AnyRules, step: StepId, name: string, context: AskContext): boolean => {
  const draft: AnyDraft = context.project[step]
  return meetsCondition(fieldOf(step, name), draft) && (rules.asked?.[name]?.(draft, context) ?? true)
}

const failing = (checks: readonly Check<AnyDraft>[], draft: AnyDraft, context: StepContext): readonly Problem[] =>
  checks
    .filter((check) => (check.when?.(draft, context) ?? true) && check.fails(draft, context))
    .map((check) => problemAt(check.field, check.message(draft, context)))

const problemOf = (rules: AnyRules, step: StepId, name: string, context: StepContext): Told | null => {
  if (!isAskedBy(rules, step, name, context)) return null
  const draft: AnyDraft = context.project[step]
  const missing = rules.missing?.[name]?.(draft)
  const field: Field = {
    ...fieldOf(step, name),
    ...(missing ? { missing } : {}),
    ...(rules.mayBeEmpty?.[name]?.(draft, context) ? { optional: true } : {}),
  }
  return fieldProblem(field, draft[name], () => optionCount(step, name, draft, context.choices))
}

/** Problems in the specified order, at most one per field. The first is the toast. */
export const checkStep = (rules: AnyRules, step: StepId, context: StepContext): readonly Problem[] => {
  const ofFields = Object.keys(fieldsOf(step)).flatMap((name): readonly Problem[] => {
    const problem = problemOf(rules, step, name, context)
    const own = problem === null ? [] : [problemAt(name, problem)]
    return [...own, ...failing(rules.after?.[name] ?? [], context.project[step], context)]
  })
  return [...ofFields, ...failing(rules.options ?? [], context.project[step], context)].filter(
    (problem, index, all) => all.findIndex((other) => other.field === problem.field) === index,
  )
}

/** Never block; in the order of the rules. */
export const warnStep = (rules: AnyRules, step: StepId, context: StepContext): readonly Problem[] =>
  failing(rules.warnings ?? [], context.project[step], context)

const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))

/** Compares by value, so equal lists do not differ. */
export const changedFields = (before: AnyDraft, after: AnyDraft): readonly string[] =>
  Object.keys(after).filter((name) => !sameValue(before[name], after[name]))

/** The draft after a change and its resets, in order; each reset sees those before it. */
export const applyResets = (rules: AnyRules, before: AnyDraft, change: AnyDraft, context: StepContext): AnyDraft => {
  const draft = { ...before, ...change }
  const touched = changedFields(before, draft)
  for (const reset of (rules.resets ?? []).filter((candidate) => touched.includes(candidate.on)))
    Object.assign(draft, reset.then(draft, context))
  return draft
}
