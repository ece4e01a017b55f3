import { z } from 'zod'
import { asWritten, fromText, type Told, type ToldValue, word } from './coded/told.ts'
import { told } from './messages.ts'
import { type Problem, problemAt } from './problem.ts'
import { labelOf, unwrapped } from './schema-field.ts'

type Issue = z.core.$ZodIssue

/** What a message calls a type of zod. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const wordOf = (schema: z.ZodType | undefined): Told | null => {
  const label = labelOf(schema)
  return label === null ? null : word(label)
}

/** The field's schema in the first variant of a union that has the field. */
const partOf = (wrapped: z.ZodType, key: PropertyKey): z.ZodType | undefined => {
  const schema = unwrapped(wrapped)
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.ZodType>)[String(key)]
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined
  if (!(schema instanceof z.ZodUnion)) return undefined
  return schema.options.map((option) => partOf(option as z.ZodType, key)).find((part) => part !== undefined)
}

/** Name of a place for people, such as "Mark 2, Start"; empty where it has none. */
const nameOf = (schema: z.ZodType | undefined, path: readonly PropertyKey[], name: Told | null): Told | null => {
  const [head, ...rest] = path
  if (head === undefined) return name
  const part = schema && partOf(schema, head)
  const own = wordOf(part)
  if (!(schema && unwrapped(schema) instanceof z.ZodArray))
    return nameOf(part, rest, own ?? (typeof head === 'number' ? name : null))
  const label = own ?? name
  if (label === null) return null
  const entry = told('listEntry', { label, number: Number(head) + 1 })
  const inner = nameOf(part, rest, null)
  return inner === null ? entry : told('partOfEntry', { entry, part: inner })
}

const boundOf = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): Told => {
  if (issue.code === 'too_big')
    return told(issue.inclusive === false ? 'below' : 'atMost', { number: Number(issue.maximum) })
  return told(issue.inclusive === false ? 'above' : 'atLeast', { number: Number(issue.minimum) })
}

const textLimit = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, label: ToldValue): Told => {
  if (issue.code === 'too_big') return told('tooLong', { label, max: Number(issue.maximum) })
  const min = Number(issue.minimum)
  return min > 1 ? told('tooShort', { label, min }) : told('textEmpty', { label })
}

const limitMessage = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, label: ToldValue): Told => {
  if (issue.origin === 'string') return textLimit(issue, label)
  const bound = boundOf(issue)
  return told('wrongType', { label, type: issue.origin === 'array' ? told('listOf', { bound }) : bound })
}

const typeOf = (expected: string): ToldValue => {
  const name = typeNames[expected]
  return name === undefined ? expected : word(name)
}

/** The message of one zod issue, with the name of its field. */
const toldOf = (issue: Issue, label: ToldValue): Told => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return told('missing', { label })
  if (issue.code === 'invalid_type') return told('wrongType', { label, type: typeOf(issue.expected) })
  if (issue.code === 'invalid_value') return told('notAnOption', { label })
  if (issue.code === 'too_big' || issue.code === 'too_small') return limitMessage(issue, label)
  if (issue.code === 'custom' && issue.message !== 'Invalid input')
    return fromText(issue.message) ?? asWritten(issue.message)
  return told('notAnOption', { label })
}

/** Attack: hostile bodies hold tens of thousands of fields. */
const mostProblems = 50
const shortened = (path: readonly PropertyKey[]): string => path.join('.').slice(0, 100)

const problemsOfIssue = (issue: Issue, schema: z.ZodType): readonly Problem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostProblems).map((key) => {
      const field = shortened([...issue.path, key])
      return problemAt(field, told('unknownField', { field }))
    })
  const field = shortened(issue.path)
  const label = nameOf(schema, issue.path, wordOf(schema)) ?? (field || word('The request'))
  return [problemAt(field, toldOf(issue, label))]
}

/** Zod's issues with the catalogue's messages, at most one per field. */
const problemsOfError = (error: z.ZodError, schema: z.ZodType): readonly Problem[] => {
  const byField = new Map<string, Problem>()
  for (const issue of error.issues.slice(0, mostProblems))
    for (const problem of problemsOfIssue(issue, schema))
      if (!byField.has(problem.field)) byField.set(problem.field, problem)
  return [...byField.values()].slice(0, mostProblems)
}

/** A value of the schema, or the problems by wire name. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Untrusted input by a schema; at most one problem per field, 50 in all. */
export const parseWith = <S extends z.ZodType>(schema: S, value: unknown): Parsed<z.output<S>> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: problemsOfError(parsed.error, schema) }
}
