import { type CaseValue, valuesOf } from '../case-values.ts'
import { symbolOf, unitOf } from '../figures.ts'
import type { Kind } from '../kind-section.ts'
import { matrixPanel, matrixSize } from './matrix-panel.ts'
import { scatterPanel, scatterSize } from './scatter-panel.ts'
import { svg, text } from './svg.ts'

type Size = { readonly width: number; readonly height: number }
type Panel = Size & { readonly draw: (left: number, top: number) => readonly string[] }

const isName = (value: unknown): boolean => typeof value === 'string'

/** Few numbers that must be equal are names: a wind area, a class. */
const isMatrix = (values: readonly CaseValue[]): boolean => {
  const distinct = new Set(values.map(({ theirs }) => theirs))
  const isExact = values.every(({ tolerance }) => tolerance.exact === true)
  return values.some(({ theirs }) => isName(theirs)) || (isExact && values.length > 20 && distinct.size <= 12)
}

const panelOf = (quantity: string, values: readonly CaseValue[], inner: number): Panel => {
  const title = symbolOf(quantity)
  if (isMatrix(values))
    return { ...matrixSize({ title, values }), draw: (left, top) => matrixPanel({ title, values }, left, top) }
  const scatter = { title, unit: unitOf(quantity), values }
  return { ...scatterSize(inner), draw: (left, top) => scatterPanel(scatter, left, top, inner) }
}

const ROW = 3

const inRows = (panels: readonly Panel[]): readonly (readonly Panel[])[] =>
  Array.from({ length: Math.ceil(panels.length / ROW) }, (_, index) => panels.slice(index * ROW, (index + 1) * ROW))

const heightOf = (row: readonly Panel[]): number => Math.max(...row.map(({ height }) => height))
const widthOf = (row: readonly Panel[]): number => row.reduce((sum, { width }) => sum + width, 0)

const drawRows = (rows: readonly (readonly Panel[])[]): readonly string[] => {
  const drawn: string[] = []
  let top = 0
  for (const row of rows) {
    let left = 0
    for (const panel of row) {
      drawn.push(...panel.draw(left, top))
      left += panel.width
    }
    top += heightOf(row)
  }
  return drawn
}

/** The picture of a kind: a panel for each quantity, in the order of their names. */
export const kindPlot = ({ name, cases }: Kind): string => {
  const values = cases.flatMap(valuesOf).filter(({ quantity }) => quantity !== '')
  const quantities = [...new Set(values.map(({ quantity }) => quantity))].sort()
  const inner = quantities.length === 1 ? 380 : 230
  const rows = inRows(
    quantities.map((quantity) =>
      panelOf(
        quantity,
        values.filter((value) => value.quantity === quantity),
        inner,
      ),
    ),
  )
  const title = `${name}: ours against theirs`
  if (rows.length === 0) return svg(320, 60, title, [text('No case could be run.', { x: 16, y: 34 })])
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0)
  return svg(Math.max(...rows.map(widthOf)), height, title, drawRows(rows))
}
