import type { FigureNumberOrText, FigureValue, PublishedValue } from './value-kinds.ts'
import { valueLabel } from './value-label.ts'

/** What a figure says beside the values that an engineer may replace: angles, bounds, names of rows, words. */

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shown with the figure by themselves, or of no meaning to a reader. */
const heads = new Set(['source', 'edition', 'status', 'version', 'unit', 'units', 'name', 'title', 'id', 'confirmed'])
/** Rows of a capacity table, which stand in a table of their own. */
export const tableRows = ['lapped', 'continuous', 'single', 'all'] as const

const textOf = (value: unknown): FigureNumberOrText | undefined => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' || typeof value === 'string' || value === null ? value : undefined
}

const isNumbered = (part: string | undefined): boolean => /^\d+$/.test(part ?? '')

/** Texts as one leaf: states of a row. Numbers each alone, since one may be an argument of the next. */
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

const leaves = (value: unknown, name: string): readonly FigureValue[] => {
  if (isWords(value)) return [{ name, value: value.join(', ') }]
  const text = textOf(value)
  if (text !== undefined) return [{ name: name || 'value', value: text }]
  if (!Array.isArray(value) && !isFields(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const isOther = name === '' && (heads.has(key) || tableRows.some((rows) => rows === key))
    // A part with a status of its own is another figure.
    if (isOther || (isFields(inner) && typeof inner.status === 'string')) return []
    return leaves(inner, name === '' ? key : `${name}/${key}`)
  })
}

const rowOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')))
const isOfRow = (argument: string, value: string): boolean => {
  const row = rowOf(argument)
  return isNumbered(row.split('/').at(-1)) && value.startsWith(`${row}/`)
}

const argumentWords = ({ name, value }: FigureValue): string => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  const label = isNumbered(last) ? 'at' : valueLabel(last).toLowerCase()
  return `${label} ${value ?? 'none'}`
}

type Said = {
  /** Each with the arguments that it is looked up by: "angle 15", "states NSW, ACT". */
  readonly values: readonly PublishedValue[]
  /** All others that the figure says. */
  readonly others: readonly FigureValue[]
}

/** @param figure as published, @param values of it that may be replaced */
export const withArguments = (figure: unknown, values: readonly PublishedValue[]): Said => {
  const names = new Set(values.map(({ name }) => name))
  const rest = leaves(figure, '').filter(({ name }) => !names.has(name))
  const said = values.map((value) => {
    const found = rest.filter(({ name }) => isOfRow(name, value.name))
    return found.length === 0 ? value : { ...value, at: found.map(argumentWords).join(', ') }
  })
  return { values: said, others: rest.filter(({ name }) => !values.some((value) => isOfRow(name, value.name))) }
}
