import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import { cellsOf } from '@soundroof/contract/review/figures/table-cells'
import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'

/** Whoever confirms a figure must have had each of its numbers in view. */

const stepInto = (value: unknown, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key]

/** Parts with a status of their own are other figures; the lesser of two loads that are shown follows from them. */
const numbersIn = (value: unknown, isWhole = true): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (!isWhole && 'status' in value) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'cu' ? [] : numbersIn(inner, false)))
}

const figures = catalogueFigures(catalogue)
const lists = new Set(figures.flatMap(({ list, path }) => (list === null ? [] : path.slice(0, -1).join('/'))))

/** Rows that stand alone are not shown with the table they stand in. */
const own = (path: readonly string[]): unknown => {
  const value = path.reduce<unknown>(stepInto, catalogue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !lists.has([...path, key].join('/'))))
}

it.each(figures.map((figure) => [figure.id, figure] as const))('%s', (id, { path, values, others }) => {
  const said = [...values, ...others].flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const at = values.flatMap((one) => (one.at?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number))
  const table = isTableFigure(id) ? catalogue.purlins[path.at(-1) ?? ''] : undefined
  const cells = table ? cellsOf(table).flatMap(({ value, span }) => (value === null ? [] : [value, span])) : []
  const shown = new Set([...said, ...at, ...cells])
  expect(numbersIn(own(path)).filter((number) => !shown.has(number))).toEqual([])
})
