import type { z } from 'zod'
import { type Catalogue, type DataStatus, catalogue as schema } from '../../roofs/catalogue/catalogue.ts'
import { directionOf } from '../../roofs/catalogue/figure-directions.ts'
import { ownFigures } from '../../roofs/catalogue/figures.ts'
import { withArguments } from './figure-arguments.ts'
import { mostUnsafeOf } from './figure-limits.ts'
import { figureTables, isTableFigure, tableOfFigure } from './figure-tables.ts'
import type { FigureNumberOrText, FigureValue, PublishedValue, ValueKind } from './value-kinds.ts'

/** A figure that is not verified. Figures are found by the schema of the catalogue, so a new one needs no entry here. */

export type CatalogueFigure = {
  /** Path in the catalogue: `fixings/clamp-capacities/3`. */
  readonly id: string
  readonly name: string
  readonly status: Exclude<DataStatus, 'verified'>
  readonly source: string
  readonly edition: string
  readonly unit: string
  /** What an engineer may replace; empty: the figure is confirmed or corrected as a whole. */
  readonly values: readonly PublishedValue[]
  /** What else it says; rows of a capacity table are left out. */
  readonly others: readonly FigureValue[]
  /** Where it stands in the catalogue. */
  readonly path: readonly string[]
  /** The list it is a row of, confirmed row by row; null: confirmed as a whole. */
  readonly list: string | null
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const statusOf = (value: Fields): DataStatus | null =>
  typeof value.status === 'string' ? (value.status as DataStatus) : null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const dashed = (name: string): string =>
  /^[a-z]+([A-Z0-9][a-z0-9]*)*$/.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
const idOf = (path: readonly string[]): string => path.map(dashed).join('/')

/** `clampCapacities` as "Clamp capacities". */
const inWords = (name: string): string => {
  const words = dashed(name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Wrapped = { readonly def: { readonly innerType?: z.ZodType; readonly type: string } }
const bare = (given: z.ZodType): z.ZodType => {
  const { innerType } = (given as unknown as Wrapped).def
  return innerType === undefined ? given : bare(innerType)
}
type Inner = { readonly def: { readonly shape?: Readonly<Record<string, z.ZodType>>; readonly valueType?: z.ZodType } }
const fieldSchema = (of: z.ZodType | null, name: string): z.ZodType | null => {
  if (of === null) return null
  const { shape, valueType } = (bare(of) as unknown as Inner).def
  return shape?.[name] ?? valueType ?? null
}

/** Lookup arguments of a table; none is replaced, since another bound would move every row after it. */
const arguments_ = new Set(['to', 'from', 'upTo', 'angle', 'farthest', 'heightOverDepth', 'latitude', 'coastBandFrom'])

const numbersIn = (value: unknown, name: string, isPair = false): readonly PublishedValue[] => {
  if (typeof value === 'number')
    return arguments_.has(name.split('/').at(-1) ?? '') || isPair ? [] : [{ name: name || 'value', value }]
  const inside = (key: string, inner: unknown, first = false) =>
    numbersIn(inner, name === '' ? key : `${name}/${key}`, first)
  if (Array.isArray(value)) {
    const isTuple = value.length === 2 && value.every((one) => typeof one === 'number')
    return value.flatMap((inner, index) => inside(String(index), inner, isTuple && index === 0))
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isFields(inner) && statusOf(inner) !== null ? [] : inside(key, inner),
  )
}

type FieldKinds = Readonly<Record<string, ValueKind>>

const fieldsIn = (value: unknown, kinds: FieldKinds, name = ''): readonly PublishedValue[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = name === '' ? key : `${name}/${key}`
    const kind = Array.isArray(value) ? undefined : kinds[key]
    return kind === undefined
      ? fieldsIn(inner, kinds, place)
      : [{ name: place, value: inner as FigureNumberOrText, kind }]
  })
}

/** Products are corrected in their own entry, capacity tables by a file. */
const isReplacedWhole = (path: readonly string[]): boolean =>
  isTableFigure(idOf(path)) || ['racking', 'modules'].includes(path[0] ?? '')

const valuesOf = (path: readonly string[], value: unknown): readonly PublishedValue[] => {
  if (isReplacedWhole(path)) return []
  const kinds = tableOfFigure(idOf(path))?.fields
  return kinds === undefined ? numbersIn(value, '') : fieldsIn(value, kinds)
}

type Found = { readonly path: readonly string[]; readonly value: Fields; readonly header: Fields }

const common = ({ path, value, header }: Found) => ({
  path,
  source: textOf(value.source),
  edition: textOf(value.edition ?? header.edition),
  unit: textOf(value.units ?? value.unit ?? header.units ?? header.unit),
})

/** Products and readings need no name of a table in front of their own. */
const isNamedWhole = ([group = '']: readonly string[]): boolean => ['method', 'racking', 'modules'].includes(group)

const nameOf = ({ path, value }: Found): string => {
  const id = idOf(path)
  const own = textOf(value.name) || textOf(value.title)
  const table = tableOfFigure(id)?.name
  if (own !== '') return isNamedWhole(path) ? own : `${table}: ${own}`
  if (id in figureTables) return table ?? id
  return [table, inWords(path.at(-1) ?? id)].filter(Boolean).join(': ')
}

const asWhole = (
  found: Found,
  status: CatalogueFigure['status'],
  lists: readonly string[],
): readonly CatalogueFigure[] => {
  const { path, value } = found
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !lists.includes(key)))
  const numbers = numbersIn(rest, '')
  if (numbers.length === 0 && (lists.length > 0 || path[0] !== 'method')) return []
  const said = withArguments(rest, valuesOf(path, rest))
  return [{ ...common(found), id: idOf(path), name: nameOf(found), status, ...said, list: null }]
}

const rowKey = (row: unknown, index: number): string => (isFields(row) && textOf(row.id)) || String(index)

const rowName = (row: unknown, index: number): string => {
  if (!isFields(row)) return String(index)
  const named = textOf(row.name) || textOf(row.class)
  return named || (typeof row.to === 'number' ? `up to ${row.to} mm` : String(index))
}

const asRows = (
  found: Found,
  status: CatalogueFigure['status'],
  list: string,
  rowNames: readonly string[],
): readonly CatalogueFigure[] => {
  const rows = found.value[list]
  if (!Array.isArray(rows)) return []
  return rows.map((row: unknown, index) => {
    const path = [...found.path, list, String(index)]
    const name = `${nameOf(found)}: ${rowNames[index] ?? rowName(row, index)}`
    const said = withArguments(row, valuesOf(path, row))
    return { ...common(found), path, id: `${idOf(found.path)}/${rowKey(row, index)}`, name, status, ...said, list }
  })
}

type Visit = Found & { readonly schema: z.ZodType | null; readonly rowNames: RowNames }
/** Names of rows that hold none themselves, by the list. */
type RowNames = Readonly<Record<string, readonly string[]>>

const visit = ({ path, value, header, schema: of, rowNames }: Visit): readonly CatalogueFigure[] => {
  const status = statusOf(value)
  const found = { path, value, header }
  const lists = Object.keys(value).filter((key) => {
    const inner = fieldSchema(of, key)
    return inner !== null && ownFigures.has(inner)
  })
  const own =
    status === null || status === 'verified'
      ? []
      : [
          ...asWhole(found, status, lists),
          ...lists.flatMap((list) => asRows(found, status, list, rowNames[idOf(path)] ?? [])),
        ]
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    isFields(inner) && key !== 'confirmations'
      ? visit({
          path: [...path, key],
          value: inner,
          header: status === null ? header : value,
          schema: fieldSchema(of, key),
          rowNames,
        })
      : [],
  )
  return [...own, ...inside]
}

/** Adds the safe direction of each plain number; where the data gives none, both directions count as unsafe. */
const withDirections = ({ figureDirections }: Catalogue, figure: CatalogueFigure): CatalogueFigure => ({
  ...figure,
  values: figure.values.map((value) =>
    value.kind === undefined
      ? {
          ...value,
          direction: directionOf(figureDirections, figure.id, value.name) ?? 'both',
          mostUnsafe: mostUnsafeOf(figure.id, value.name),
        }
      : value,
  ),
})

const figuresIn = (catalogue: Catalogue): readonly CatalogueFigure[] =>
  visit({
    path: [],
    value: catalogue,
    header: {},
    schema,
    rowNames: { 'fixings/clamp-capacities': catalogue.sheeting.profiles.map(({ name }) => name) },
  }).map((figure) => withDirections(catalogue, figure))

/** A catalogue never changes: its figures are looked for once. */
const found = new WeakMap<Catalogue, readonly CatalogueFigure[]>()

/** All figures that are unverified or estimates, as published: what engineers have signed off does not change the list. */
export const catalogueFigures = (catalogue: Catalogue): readonly CatalogueFigure[] => {
  const figures = found.get(catalogue) ?? figuresIn(catalogue)
  found.set(catalogue, figures)
  return figures
}
