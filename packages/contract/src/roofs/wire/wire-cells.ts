import { z } from 'zod'
import { asWritten } from '../../platform/coded/told.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { wireProject } from './wire.ts'
import { toNumber } from './wire-values.ts'

/** A project as a row of a table: one column per wire name, nested options as `options.arrayMass`. */

/**
 * How to read a cell. `list`: addresses separated by white space; `ignored`: decided by the server, whatever the cell holds.
 */
type CellKind = 'text' | 'number' | 'flag' | 'list' | 'ignored'

/** A column by its wire name, with the field's label. */
export type WireColumn = { readonly name: string; readonly label: string; readonly kind: CellKind }

const bare = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema
}

const kindOf = (schema: z.ZodType): CellKind => {
  if (schema instanceof z.ZodUnknown) return 'ignored'
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodBoolean) return 'flag'
  const isNumber = schema instanceof z.ZodNumber || schema instanceof z.ZodUnion || schema instanceof z.ZodLiteral
  return isNumber ? 'number' : 'text'
}

const columnsOf = (shape: Readonly<Record<string, z.ZodType>>, above = ''): readonly WireColumn[] =>
  Object.entries(shape).flatMap(([key, schema]) => {
    const name = `${above}${key}`
    const inner = bare(schema)
    if (inner instanceof z.ZodObject) return columnsOf(inner.shape as Record<string, z.ZodType>, `${name}.`)
    const { label = '' } = (schema.meta() ?? {}) as { readonly label?: string }
    return [{ name, label, kind: kindOf(inner) }]
  })

/** Every column a table of projects may have, in wire order. */
export const wireColumns: readonly WireColumn[] = columnsOf(wireProject.shape)

const columnByName = new Map(wireColumns.map((column) => [column.name, column]))

/** Columns of a header; null for one without a name, whose cells must be empty. */
export type Header =
  | { readonly ok: true; readonly columns: readonly (WireColumn | null)[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const shown = (name: string): string => name.slice(0, 100)

const problemOfName = (name: string, position: number, names: readonly string[]): readonly Problem[] => {
  if (name === '') return []
  const field = shown(name)
  if (!columnByName.has(name))
    return [problemAt(field, asWritten(`Column ${position + 1}: there is no field of this name (capitals count).`))]
  const first = names.indexOf(name)
  return first === position
    ? []
    : [problemAt(field, asWritten(`Columns ${first + 1} and ${position + 1} have the same name.`))]
}

/** Reads the first row: columns in any order; unknown or repeated names are problems. */
export const columnsOfHeader = (cells: readonly string[]): Header => {
  const names = cells.map((cell) => cell.trim())
  const problems = names.flatMap((name, position) => problemOfName(name, position, names))
  if (names.every((name) => name === ''))
    return { ok: false, problems: [problemAt('', asWritten('There is no header.'))] }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, columns: names.map((name) => columnByName.get(name) ?? null) }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

/** The value of a cell; text of the wrong kind is passed on for the schema to refuse. */
const cellValue = (kind: CellKind, text: string): unknown => {
  if (kind === 'number') return toNumber(text) ?? text
  if (kind === 'flag') return flags.get(text.toLowerCase()) ?? text
  return kind === 'list' ? text.split(/\s+/) : text
}

type Tree = { [key: string]: unknown }

const place = (tree: Tree, [head = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) tree[head] = value
  else {
    tree[head] ??= {}
    place(tree[head] as Tree, rest, value)
  }
}

const misplacedCells = (columns: readonly (WireColumn | null)[], cells: readonly string[]): readonly Problem[] => {
  if (cells.length !== columns.length)
    return [problemAt('', asWritten(`The row has ${cells.length} cells, the header ${columns.length} columns.`))]
  const unnamed = columns.findIndex((column, position) => column === null && cells[position]?.trim() !== '')
  return unnamed === -1 ? [] : [problemAt('', asWritten(`Column ${unnamed + 1} has a value, but no name.`))]
}

/** Unchecked body, or problems by column. */
export type CellsRead =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A row as a wire project, unchecked; empty cells are left out. */
export const bodyFromCells = (columns: readonly (WireColumn | null)[], cells: readonly string[]): CellsRead => {
  const problems = misplacedCells(columns, cells)
  if (problems.length > 0) return { ok: false, problems }
  const body: Tree = {}
  for (const [position, column] of columns.entries()) {
    const text = cells[position]?.trim() ?? ''
    if (column !== null && column.kind !== 'ignored' && text !== '')
      place(body, column.name.split('.'), cellValue(column.kind, text))
  }
  return { ok: true, body }
}
