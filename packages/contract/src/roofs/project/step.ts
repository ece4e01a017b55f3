import type { z } from 'zod'
import { type MessageKey, say } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { MaxSpan } from '../catalogue/capacity-table.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { ProjectDraft } from './draft.ts'
import { type FieldSpec, fieldSpec } from './field.ts'

/** What a check may look at besides its own step. */
export type StepContext = {
  readonly project: ProjectDraft
  readonly choices: Choices
  /** Name of the provider, for messages. */
  readonly provider: string
  readonly maxSpan: MaxSpan
}

export type StepId = 'header' | 'building' | 'solar' | 'photos' | 'structure' | 'roofCover'

/** One rule of a step: the field it stands beside, when it applies, when it fails, and the specified message. */
export type Check<D> = {
  readonly field: keyof D & string
  readonly when?: (draft: D, context: StepContext) => boolean
  readonly fails: (draft: D, context: StepContext) => boolean
  readonly message: (draft: D, context: StepContext) => string
}

/** A choice that clears others. `then` gives the new values of the fields it touches. */
export type Reset<D> = {
  readonly on: keyof D & string
  readonly then: (draft: D, context: StepContext) => Partial<D>
}

export type StepDefinition<D> = {
  readonly id: StepId
  readonly schema: z.ZodObject & z.ZodType<D>
  /** In the specified order: the first that fails is the toast. */
  readonly checks: readonly Check<D>[]
  /** Never block. */
  readonly warnings: readonly Check<D>[]
  readonly resets: readonly Reset<D>[]
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

const unitOf = (spec: FieldSpec): string => (spec.unit ? ` ${spec.unit}` : '')

/** Why a number is outside its field's limits; null when it is inside. */
export const limitProblem = (spec: FieldSpec, value: number): string | null => {
  if (spec.kind === 'integer' && !Number.isInteger(value)) return say('notWhole', { label: spec.label })
  const max = spec.max ?? Number.POSITIVE_INFINITY
  if (spec.above !== undefined && (value <= spec.above || value > max))
    return say('aboveZero', { label: spec.label, min: spec.above, max, unit: unitOf(spec) })
  if (spec.min !== undefined && (value < spec.min || value > max))
    return say('outOfRange', { label: spec.label, min: spec.min, max, unit: unitOf(spec) })
  return null
}

/** Why a value is outside its field's limits, by kind; null when it is inside or empty. */
export const fieldProblem = (spec: FieldSpec, value: unknown): string | null => {
  if (isEmpty(value)) return null
  if (typeof value === 'number' && (spec.kind === 'decimal' || spec.kind === 'integer'))
    return limitProblem(spec, value)
  if (typeof value === 'string' && spec.kind === 'text' && value.length > (spec.max ?? 0))
    return say('tooLong', { label: spec.label, max: spec.max ?? 0 })
  return null
}

/** The specified "please input" check, followed at once by the field's own limits. */
export const required = <D>(
  field: keyof D & string,
  message: MessageKey,
  schema: z.ZodType,
  when?: Check<D>['when'],
): readonly Check<D>[] => {
  const spec = fieldSpec(schema)
  const condition = when ? { when } : {}
  return [
    { field, ...condition, fails: (draft) => isEmpty(draft[field]), message: () => say(message) },
    {
      field,
      ...condition,
      fails: (draft) => fieldProblem(spec, draft[field]) !== null,
      message: (draft) => fieldProblem(spec, draft[field]) ?? '',
    },
  ]
}

/** A required choice from a list: empty gives the specified message, a position outside the list its own. */
export const requiredOption = <D>(
  field: keyof D & string,
  message: MessageKey,
  schema: z.ZodType,
  count: (draft: D, context: StepContext) => number,
  when?: Check<D>['when'],
): readonly Check<D>[] => {
  const condition = when ? { when } : {}
  const outside = (draft: D, context: StepContext) => Number(draft[field]) >= count(draft, context)
  return [
    { field, ...condition, fails: (draft) => isEmpty(draft[field]), message: () => say(message) },
    { field, ...condition, fails: outside, message: () => say('notAnOption', { label: fieldSpec(schema).label }) },
  ]
}

const failing = <D>(checks: readonly Check<D>[], draft: D, context: StepContext): readonly Problem[] =>
  checks
    .filter((check) => (check.when?.(draft, context) ?? true) && check.fails(draft, context))
    .map((check) => ({ field: check.field, message: check.message(draft, context) }))

/** All problems of a step in the specified order, at most one a field. The first is the toast. */
export const checkStep = <D>(step: StepDefinition<D>, draft: D, context: StepContext): readonly Problem[] =>
  failing(step.checks, draft, context).filter(
    (problem, index, all) => all.findIndex((other) => other.field === problem.field) === index,
  )

/** The soft warnings of a step; they never block. */
export const warnStep = <D>(step: StepDefinition<D>, draft: D, context: StepContext): readonly Problem[] =>
  failing(step.warnings, draft, context)

/** Whether two values of a draft are the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))

/** Fields in which two drafts of a step differ. */
export const changedFields = <D extends object>(before: D, after: D): readonly (keyof D & string)[] =>
  (Object.keys(after) as (keyof D & string)[]).filter((name) => !sameValue(before[name], after[name]))

/** The draft after a change and the resets it triggers, in order, each reset seeing the ones before. */
export const applyResets = <D extends object>(
  step: StepDefinition<D>,
  before: D,
  change: Partial<D>,
  context: StepContext,
): D => {
  const draft = { ...before, ...change }
  const touched = changedFields(before, draft)
  for (const reset of step.resets.filter((candidate) => touched.includes(candidate.on)))
    Object.assign(draft, reset.then(draft, context))
  return draft
}
