import { type Told, word } from '../../../../platform/coded/told.ts'
import { told } from '../../../../platform/messages.ts'
import { isVisibleLine } from '../../../../platform/visible-text.ts'
import type { Asked } from '../quantities.ts'
import { type EntryProblem, placeInJson } from '../read-product.ts'
import type { ProductField, ProductLayout } from './product-field.ts'

/** Why a product is refused, said in the words of its form. */

/** A unit as it is shown: m2 as m². */
export const shownUnit = (unit: string): string => unit.replace(/m2\b/, 'm²').replace(/m3\b/, 'm³')

const namesOf = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part === 'string').join('.')

/** The field at a path, or the one that holds it: a length of the list of stock lengths. */
const fieldAt = ({ entries, list, columns }: ProductLayout, path: readonly PropertyKey[]): ProductField | undefined => {
  const isPart = path[0] === list
  const names = namesOf(isPart ? path.slice(1) : path)
  return (isPart ? columns : entries).find((field) => field.path.join('.') === names)
}

/** `entry.fixings[2].capacity`: the place of a field in a refusal, and the name of its element in the form. */
export const placeOfField = (list: string, { path }: Pick<ProductField, 'path'>, row: number | null): string =>
  `entry.${placeInJson(row === null ? path : [list, row, ...path])}`

const labelOf = ({ part }: ProductLayout, row: PropertyKey | undefined, { label }: ProductField): Told =>
  typeof row === 'number'
    ? told('partOfEntry', { entry: told('listEntry', { label: word(part), number: row + 1 }), part: word(label) })
    : word(label)

const limitsTold = (asked: Extract<Asked, { kind: 'number' | 'whole' }>, label: Told): Told => {
  const unit = asked.unit === '' ? '' : ` ${shownUnit(asked.unit)}`
  const { range } = asked
  if ('above' in range) return told('aboveZero', { label, min: range.above, max: range.max, unit })
  return told(asked.kind === 'whole' ? 'wholeBetween' : 'outOfRange', { label, min: range.min, max: range.max, unit })
}

const isTooLong = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.length > longest && isVisibleLine(value)

const unfitTold = (asked: Asked, label: Told, value: unknown): Told => {
  if (asked.kind === 'number' || asked.kind === 'whole') return limitsTold(asked, label)
  if (asked.kind === 'choice') return told('productOption', { label, options: asked.options.join(', ') })
  if (asked.kind === 'day') return told('productDay', { label })
  if (asked.kind === 'id') return told('productId', { label, max: asked.longest })
  return isTooLong(value, asked.longest) ? told('tooLong', { label, max: asked.longest }) : told('oneLine', { label })
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Readonly<Record<PropertyKey, unknown>>)[name]
        : undefined,
    value,
  )

const toldOf = (problem: EntryProblem, field: ProductField, label: Told, value: unknown): Told => {
  if (problem.told) return told('figureNamed', { figure: label, problem: problem.told })
  const given = valueAt(value, problem.path)
  return given === undefined ? told('missing', { label }) : unfitTold(field.asked, label, given)
}

/** A problem at the place of its field; at its own place and in English where the form has no such field. */
export const problemInForm = (
  layout: ProductLayout,
  value: unknown,
  problem: EntryProblem,
): { readonly field: string } & Told => {
  const { path, message } = problem
  const field = fieldAt(layout, path)
  const row = path[0] === layout.list && typeof path[1] === 'number' ? path[1] : null
  if (field === undefined) {
    const place = placeInJson(path)
    return { field: `entry.${place}`, ...told('asWritten', { text: `${place}: ${message}` }) }
  }
  const label = labelOf(layout, row ?? undefined, field)
  return { field: placeOfField(layout.list, field, row), ...toldOf(problem, field, label, value) }
}
