import { z } from 'zod'
import { say } from './messages.ts'
import type { Problem } from './problem.ts'

type Issue = z.core.$ZodIssue

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const labelOf = (schema: z.ZodType | undefined): string | undefined =>
  (schema?.meta() as { label?: string } | undefined)?.label

const unwrapped = (schema: z.ZodType): z.ZodType => {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return wraps ? unwrapped(schema.unwrap() as z.ZodType) : schema
}

/** Of the kinds of an entry the first that has such a field. */
const partOf = (wrapped: z.ZodType, key: PropertyKey): z.ZodType | undefined => {
  const schema = unwrapped(wrapped)
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.ZodType>)[String(key)]
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined
  if (!(schema instanceof z.ZodUnion)) return undefined
  return schema.options.map((option) => partOf(option as z.ZodType, key)).find((part) => part !== undefined)
}

/** What a person calls the place: "Mark 2, Start"; empty where it has no name. */
const nameOf = (schema: z.ZodType | undefined, path: readonly PropertyKey[], name: string): string => {
  const [head, ...rest] = path
  if (head === undefined) return name
  const part = schema && partOf(schema, head)
  const label = labelOf(part)
  if (!(schema && unwrapped(schema) instanceof z.ZodArray))
    return nameOf(part, rest, label ?? (typeof head === 'number' ? name : ''))
  const entry = `${label ?? name} ${Number(head) + 1}`
  if (entry.startsWith(' ')) return ''
  const inner = nameOf(part, rest, '')
  return inner === '' ? entry : `${entry}, ${inner}`
}

const boundOf = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  if (issue.code === 'too_big') return `${issue.inclusive === false ? 'below' : 'at most'} ${issue.maximum}`
  return `${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}`
}

const textLimit = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, label: string): string => {
  if (issue.code === 'too_big') return say('tooLong', { label, max: Number(issue.maximum) })
  const min = Number(issue.minimum)
  return min > 1 ? say('tooShort', { label, min }) : say('textEmpty', { label })
}

const limitMessage = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, label: string): string => {
  if (issue.origin === 'string') return textLimit(issue, label)
  const bound = boundOf(issue)
  return say('wrongType', { label, type: issue.origin === 'array' ? `a list of ${bound}` : bound })
}

/** A sentence for one zod issue, naming the field. */
const sentence = (issue: Issue, label: string): string => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return say('missing', { label })
  if (issue.code === 'invalid_type')
    return say('wrongType', { label, type: typeNames[issue.expected] ?? issue.expected })
  if (issue.code === 'invalid_value') return say('notAnOption', { label })
  if (issue.code === 'too_big' || issue.code === 'too_small') return limitMessage(issue, label)
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message
  return say('notAnOption', { label })
}

/** Attack: hostile bodies hold tens of thousands of fields. */
const mostProblems = 50
const shortened = (path: readonly PropertyKey[]): string => path.join('.').slice(0, 100)

const problemsOfIssue = (issue: Issue, schema: z.ZodType): readonly Problem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostProblems).map((key) => {
      const field = shortened([...issue.path, key])
      return { field, message: say('unknownField', { field }) }
    })
  const field = shortened(issue.path)
  const label = nameOf(schema, issue.path, labelOf(schema) ?? '') || field || 'The request'
  return [{ field, message: sentence(issue, label) }]
}

/** Zod's issues with the catalogue's messages, at most one per field. */
export const problemsOfError = (error: z.ZodError, schema: z.ZodType): readonly Problem[] => {
  const byField = new Map<string, Problem>()
  for (const issue of error.issues.slice(0, mostProblems))
    for (const problem of problemsOfIssue(issue, schema))
      if (!byField.has(problem.field)) byField.set(problem.field, problem)
  return [...byField.values()].slice(0, mostProblems)
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export const parseWith = <S extends z.ZodType>(schema: S, value: unknown): Parsed<z.output<S>> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: problemsOfError(parsed.error, schema) }
}
