import type { z } from 'zod'
import type { Told } from '../../../platform/coded/told.ts'
import { told } from '../../../platform/messages.ts'

/** Why a product is refused: where, and what to do, in English for a command; `told` where a value contradicts another, or has no place. */
export type EntryProblem = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly told?: Told
}

/** An entry that passed every rule, or all problems at once. */
export type ReadEntry<T> =
  | { readonly ok: true; readonly entry: T }
  | { readonly ok: false; readonly problems: readonly EntryProblem[] }

const shown = (value: unknown): string => {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value)
}

/** Issues of fields say what to give; those of a group of fields name its document. */
const adviceOf = (issue: Omit<z.core.$ZodIssue, 'path'>): string =>
  issue.code === 'invalid_type' && 'expected' in issue && issue.expected === 'object'
    ? 'give its fields, as docs/products.md lists them'
    : issue.message

const problemsOf = ({ path, ...issue }: z.core.$ZodIssue): readonly EntryProblem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'there is no such field: check its spelling, or take it out',
      told: told('productFieldUnfit'),
    }))
  const contradiction = issue.code === 'custom' && issue.params ? { told: issue.params as Told } : {}
  if (issue.code === 'custom' && issue.input === undefined) return [{ path, message: issue.message, ...contradiction }]
  const advice = adviceOf(issue)
  if (issue.input === undefined) return [{ path, message: `is missing: ${advice}` }]
  const isSaid = issue.code === 'custom'
  return [{ path, message: isSaid ? advice : `${shown(issue.input)} is not allowed: ${advice}`, ...contradiction }]
}

/** An untrusted product; every problem at once. */
export const readEntry = <S extends z.ZodType>(schema: S, value: unknown): ReadEntry<z.output<S>> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return { ok: true, entry: parsed.data }
  return { ok: false, problems: parsed.error.issues.flatMap(problemsOf) }
}

/** `fixings[2].capacity`: where a value stands in a JSON file. */
export const placeInJson = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => {
    if (typeof part === 'number') return `${place}[${part}]`
    return place === '' ? String(part) : `${place}.${String(part)}`
  }, '') || 'the file'
