import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { type Figure, figureAt } from '../calculation/figure.ts'
import { bracket } from '../calculation/interpolate.ts'
import { between, clause, type Step } from '../calculation/step.ts'

type FreeRoof = Catalogue['wind']['freeRoof']

/** A free-standing roof, open on all sides: one slope, or two that meet in a ridge. */
export type FreeRoofShape = 'monoslope' | 'pitched'

const words = { unit: '', clause: 'Method 3' } as const

const leastDownward = clause<{ readonly C_min: number; readonly C_n: number }>(
  { ...words, symbol: 'C_down', label: 'free-roof-downward', formula: 'max(C_min, C_n)' },
  ({ C_min, C_n }) => Math.max(C_min, C_n),
)

const freeRoofFigure = (table: FreeRoof): Figure => figureAt(table, 'wind/free-roof')

/** Worst net suction of the roof, below 0, linear in slope. Method 3. */
export const freeRoofSuction = (table: FreeRoof, shape: FreeRoofShape, slope: number): Step => {
  const rows = table[shape].suction.map(([angle, value]) => [angle, -value] as const)
  return between({ ...words, symbol: 'C_pe', label: 'free-roof-suction' }, bracket(rows, slope), {
    ...freeRoofFigure(table),
    source: 'free-roof-table',
  })
}

/** Worst net downward coefficient: the one of the table first, then no less than the least one, which counts. Method 3. */
export const freeRoofDownward = (table: FreeRoof, shape: FreeRoofShape, slope: number): readonly Step[] => {
  const { status, leastDownward: C_min } = table
  const found = between(
    { ...words, symbol: 'C_n', label: 'free-roof-downward-in-the-table' },
    bracket(table[shape].downward, slope),
    { ...freeRoofFigure(table), source: 'free-roof-table' },
  )
  return [found, leastDownward({ C_min, C_n: found.value }, { status })]
}
