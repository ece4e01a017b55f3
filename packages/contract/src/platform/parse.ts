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

const labelIn = (schema: z.ZodType, path: readonly PropertyKey[]): string | undefined => {
  const [head, ...rest] = path
  if (head === undefined) return (schema.meta() as { label?: string } | undefined)?.label
  const inner = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)[String(head)] : undefined
  return inner ? labelIn(inner, rest) : undefined
}

const boundOf = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  if (issue.code === 'too_big') return `${issue.inclusive === false ? 'below' : 'at most'} ${issue.maximum}`
  return `${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}`
}

const limitMessage = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, label: string): string => {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return say('tooLong', { label, max: Number(issue.maximum) })
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
  const label = labelIn(schema, issue.path) ?? (field || 'The request')
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
