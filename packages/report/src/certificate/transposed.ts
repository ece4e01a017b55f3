import type { Cell, TableBlock } from '../blocks/blocks.ts'
import type { PackTable } from '../pack/pack-blocks.ts'

type Transposed = {
  readonly table: PackTable
  /** Formula of each column, where there is one. */
  readonly formulas: readonly string[]
}

const none: Cell = { text: '–', tone: 'muted' }

/** Words of a row before its formula, as short as a head of a column has to be. */
const leadOf = (cell: Cell | undefined): string =>
  ((cell?.text ?? '').split(': ')[0] ?? '')
    .replace('Net pressure coefficient', 'C, net')
    .replace('upward', 'up')
    .replace('downward', 'down')

const formulaOf = (cell: Cell | undefined): string => cell?.text.split(': ')[1] ?? cell?.note ?? ''

/** A value without panels stands in a note of its cell. */
const BARE = 'bare '

const bareOf = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map(({ note }): Cell => (note?.startsWith(BARE) ? { text: note.slice(BARE.length), tone: 'muted' } : none))

type Row = { readonly title: string; readonly cells: readonly Cell[] }

const isSame = (one: Row, other: Row): boolean =>
  one.cells.every(({ text }, index) => text === other.cells[index]?.text)

/** "Rafters, Edge" is of the rafters. */
const memberOf = ({ title }: Row): string => title.split(',')[0] ?? title

/** Values without panels below their own; once, below the last zone, where they are the same in every zone. */
const bareBelow = (rows: readonly Row[], index: number): readonly Row[] => {
  const row = rows[index]
  if (row === undefined || !row.cells.some(({ note }) => note?.startsWith(BARE))) return []
  const own = rows.filter((other) => memberOf(other) === memberOf(row))
  const bare = own.map(({ title, cells }) => ({ title, cells: bareOf(cells) }))
  const [first] = bare
  const isOne = first !== undefined && bare.every((other) => isSame(first, other))
  if (isOne) return own.at(-1) === row ? [{ ...first, title: `${memberOf(row)}, bare` }] : []
  return [{ title: `${row.title}, bare`, cells: bareOf(row.cells) }]
}

const withoutNote = ({ note: _, ...cell }: Cell): Cell => cell

/** A newton on a metre decides nothing: more decimals hide which number is the larger. */
const mostDecimals = 3

const isNumber = ({ text }: Cell): boolean => /^[-−]?\d+(\.\d+)?$/.test(text)

const decimalsOf = (cell: Cell): number => (isNumber(cell) ? (cell.text.split('.')[1] ?? '').length : 0)

const withDecimals = (cell: Cell, decimals: number): Cell => {
  if (!isNumber(cell)) return cell
  const text = Number(cell.text.replace('−', '-')).toFixed(decimals)
  return { ...cell, text: Number(text) === 0 ? (0).toFixed(decimals) : text.replace('-', '−') }
}

/** Numbers of a column with as many decimals, so that their points stand below each other. */
const aligned = (rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] => {
  const decimals = (rows[0] ?? []).map((_, index) =>
    Math.min(mostDecimals, Math.max(...rows.map((row) => decimalsOf(row[index] ?? none)))),
  )
  return rows.map((row) => row.map((cell, index) => withDecimals(cell, decimals[index] ?? 0)))
}

/** A table with its rows as columns: a row for each zone, a column for each action. */
export const transposed = ({ caption, columns, rows }: TableBlock, lead: string): Transposed => {
  const [, ...places] = columns
  const turned = places.map(
    ({ title }, index): Row => ({
      title,
      cells: rows.map(([, ...cells]) => cells[index] ?? none),
    }),
  )
  const all = turned.flatMap((row, index) => [
    [{ text: row.title, strong: true }, ...row.cells.map(withoutNote)],
    ...bareBelow(turned, index).map(({ title, cells }) => [{ text: title, tone: 'muted' as const }, ...cells]),
  ])
  return {
    formulas: rows.map(([first]) => formulaOf(first)).filter((formula) => formula !== ''),
    table: {
      kind: 'table',
      caption,
      isDense: true,
      columns: [
        { title: lead, align: 'left', weight: rows.length > 9 ? 118 : 66 },
        ...rows.map(([first]) => ({ title: leadOf(first), align: 'right' as const, weight: 44 })),
      ],
      rows: aligned(all),
    },
  }
}
